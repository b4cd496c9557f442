import { runAppoint } from '#domain/appoint.ts'
import { runVerify } from '#domain/verify-book.ts'
import { exitWith } from '#platform/process/exit-with.ts'

const given = process.argv.slice(2)
const command = given[0] === 'ledger:verify' ? runVerify() : runAppoint(given)
command.catch(exitWith)
