import { resolve } from 'node:path'
import { StartError } from '#platform/process/exit-with.ts'

/** The one folder that a command is told, from where whoever told it stands: npm itself goes to the project first. */
export function readFolder(args: readonly string[], usage: string): string {
  const [named] = args
  if (named === undefined || named.trim() === '' || args.length !== 1) throw new StartError(usage)
  return resolve(process.env['INIT_CWD'] ?? '.', named)
}
