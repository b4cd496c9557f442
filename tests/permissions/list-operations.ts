import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the indexes of all areas export, found by looking: nothing has to be listed twice to be noticed. */
export type Exported = { area: string; name: string; parameters: string }

/** Every function that works on the database, by how it begins: `tx` or `db` first. */
export async function listOperations(): Promise<Exported[]> {
  const found: Exported[] = []
  for (const area of areas()) {
    const exported = (await import(resolve('domain', area, 'index.ts'))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'function') continue
      const parameters = parametersOf(value.toString())
      if (/^(tx|db)\b/.test(parameters)) found.push({ area, name, parameters })
    }
  }
  return found
}

export const takesAnActor = ({ parameters }: Exported) => /^(tx|db), actor\b/.test(parameters)

function areas(): string[] {
  return readdirSync('domain', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(resolve('domain', entry.name)).includes('index.ts'))
    .map(({ name }) => name)
}

function parametersOf(source: string): string {
  return source
    .slice(source.indexOf('(') + 1)
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
}
