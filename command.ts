import { runAppoint } from '#domain/appoint.ts'
import { exitWith } from '#platform/process/exit-with.ts'

runAppoint(process.argv.slice(2)).catch(exitWith)
