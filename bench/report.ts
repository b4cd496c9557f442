import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/performance.md'

/** Puts a table between its two marks in docs/performance.md, leaving the words around it alone. */
export function writeTable(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  writeText(name, table)
}

/** The same for any Markdown. */
export function writeText(name: string, written: string): void {
  const text = readFileSync(FILE, 'utf8')
  const mark = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!mark.test(text)) throw new Error(`${FILE} has no place for '${name}'`)
  writeFileSync(
    FILE,
    text.replace(mark, (_, begin: string, end: string) => `${begin}\n${written}\n${end}`),
  )
  console.log(`\n${name}\n${written}`)
}
