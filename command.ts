import { runAppoint } from '#commands/appoint.ts'
import { FILL_DEMO, runFillDemo } from '#demo/fill-demo.ts'
import { runSharpenDemo, SHARPEN_DEMO } from '#demo/sharpen-demo.ts'
import { BACKUP, runBackup } from '#commands/backup/backup.ts'
import { RESTORE, runRestore } from '#commands/backup/restore.ts'
import { RESET_TWO_FACTOR, runResetTwoFactor } from '#commands/reset-two-factor.ts'
import { runVerify } from '#commands/verify-book.ts'
import { startIsOver } from '#platform/process/begun.ts'
import { exitWith } from '#platform/process/exit-with.ts'

const [first, ...more] = process.argv.slice(2)

function run(): Promise<void> {
  if (first === 'ledger:verify') return runVerify()
  if (first === BACKUP) return runBackup(more)
  if (first === RESTORE) return runRestore(more)
  if (first === FILL_DEMO) return runFillDemo()
  if (first === SHARPEN_DEMO) return runSharpenDemo()
  if (first === RESET_TWO_FACTOR) return runResetTwoFactor(more)
  return runAppoint(process.argv.slice(2))
}

// Whoever listens for the end of the launcher is kept alive by it: a command that is done listens no more.
run().then(startIsOver, exitWith)
