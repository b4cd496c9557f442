/** What may be attached. Types are those of the `accept` attribute: `image/*`, `application/pdf`, `.zip`. */
export type FileRules = { maxFiles: number; maxBytes: number; accept?: readonly string[] }

type FileFacts = { name: string; size: number; type: string }
export type RefusedFile = { name: string; reason: string }

const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** Powers of 1,000, as systems show them to people. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte'
  let [size, unit] = [bytes, 0]
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const figure = unit > 1 && size < 10 ? size.toFixed(1).replace('.0', '') : Math.round(size).toString()
  return `${figure} ${units[unit]}`
}

function matchesType({ name, type }: FileFacts, wanted: string): boolean {
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted.toLowerCase())
  if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1))
  return type === wanted
}

/** `image/png` reads as PNG, `.zip` as ZIP, `image/*` as pictures. */
function describeTypes(accept: readonly string[]): string {
  const words = accept.map((wanted) => {
    if (wanted === 'image/*') return 'pictures'
    if (wanted.endsWith('/*')) return wanted.slice(0, -2)
    return (wanted.split(/[./]/).at(-1) ?? wanted).toUpperCase()
  })
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
}

export function describeRules({ maxFiles, maxBytes, accept }: FileRules): string {
  const count = maxFiles === 1 ? 'One file' : `Up to ${maxFiles} files`
  const types = accept?.length ? `: ${describeTypes(accept)}` : ''
  return `${count}${types}, ${formatBytes(maxBytes)} ${maxFiles === 1 ? 'at most' : 'each'}`
}

/** Takes what fits and says of each of the rest why not. */
export function sortFiles<Given extends FileFacts>(
  present: number,
  given: readonly Given[],
  rules: FileRules,
): { taken: Given[]; refused: RefusedFile[] } {
  const taken: Given[] = []
  const refused: RefusedFile[] = []
  for (const file of given) {
    const reason = whyRefused(file, present + taken.length, rules)
    if (reason) refused.push({ name: file.name, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

function whyRefused(
  file: FileFacts,
  present: number,
  { maxFiles, maxBytes, accept }: FileRules,
): string | null {
  if (accept?.length && !accept.some((wanted) => matchesType(file, wanted))) {
    return `${file.name} is of another kind. Attach ${describeTypes(accept)}.`
  }
  if (file.size === 0) return `${file.name} is empty. Choose another file.`
  if (file.size > maxBytes) {
    return `${file.name} has ${formatBytes(file.size)}. The limit is ${formatBytes(maxBytes)}.`
  }
  if (present >= maxFiles) {
    return `${file.name} is one too many. ${maxFiles === 1 ? 'Only one file fits.' : `${maxFiles} files fit.`}`
  }
  return null
}
