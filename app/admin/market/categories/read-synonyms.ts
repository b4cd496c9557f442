import { z } from 'zod'
import { reasonInput } from '#domain/accounts/index.ts'
import { synonymsInput } from '#domain/search/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

export const synonymsForm = reasonInput.extend({ groups: z.string().default('') })

/** The dictionary as it was typed; what is wrong with a line is said with the line. */
export function readGroups(groups: string): z.output<typeof synonymsInput> {
  const read = synonymsInput.safeParse({ groups })
  if (read.success) return read.data
  throw new Invalid('The dictionary can’t be read', { groups: wrongLines(groups, read.error) })
}

function wrongLines(groups: string, { issues }: z.ZodError): string[] {
  const lines = groups.split('\n').filter((line) => line.trim() !== '')
  return issues.map(({ path, message }) => {
    const line = typeof path[1] === 'number' ? lines[path[1]]?.trim() : undefined
    return line === undefined ? `Groups: ${message}` : `Groups: “${line.slice(0, 40)}”: ${message}`
  })
}
