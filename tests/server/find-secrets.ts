/** Something that only its owner and the server may ever have seen. */
export type Secret = { kind: string; value: string }

export type FoundSecret = { kind: string; where: string; line: number }

/** Where in a log a secret stands, as it is or as JSON or an address would write it. What it is, is not repeated. */
export function findSecrets(where: string, log: string, secrets: readonly Secret[]): FoundSecret[] {
  const lines = log.split('\n')
  return secrets.flatMap(({ kind, value }) => {
    const line = lines.findIndex((text) => writings(value).some((writing) => holds(text, writing)))
    return line === -1 ? [] : [{ kind, where, line: line + 1 }]
  })
}

function writings(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1)
  return [...new Set([value, inJson, encodeURIComponent(value), inForm(value)])]
}

function inForm(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length)
}

/** A code of a few digits stands by chance inside of longer numbers and ids; there it is not the code. */
function holds(text: string, writing: string): boolean {
  for (let at = text.indexOf(writing); at !== -1; at = text.indexOf(writing, at + 1)) {
    if (!/^\d{1,9}$/.test(writing)) return true
    const [before, after] = [text.slice(0, at), text.slice(at + writing.length)]
    if (!/[\w-]$|\d\.$/.test(before) && !/^[\w-]|^\.\d/.test(after)) return true
  }
  return false
}
