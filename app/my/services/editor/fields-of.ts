import type { z } from 'zod'

/** What a schema found, by field: `packages.1.title` and its sentences. */
export function fieldsOf(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    // A word among several (a tag, a line of what is included) is told beside the field that holds them all.
    const last = path.at(-1)
    const isWord = typeof last === 'number' && path.length !== 2
    const name = (isWord || path[0] === 'tags' ? path.slice(0, path[0] === 'tags' ? 1 : -1) : path).join('.')
    const said = (fields[name] ??= [])
    if (!said.includes(message)) said.push(message)
  }
  return fields
}
