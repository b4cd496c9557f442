import { runAppoint } from '#commands/appoint.ts'
import { FILL_DEMO, runFillDemo } from '#demo/fill-demo.ts'
import { runSharpenDemo, SHARPEN_DEMO } from '#demo/sharpen-demo.ts'
import { RESET_TWO_FACTOR, runResetTwoFactor } from '#commands/reset-two-factor.ts'
import { runVerify } from '#commands/verify-book.ts'
import { exitWith } from '#platform/process/exit-with.ts'

const [first, ...more] = process.argv.slice(2)

function run(): Promise<void> {
  if (first === 'ledger:verify') return runVerify()
  if (first === FILL_DEMO) return runFillDemo()
  if (first === SHARPEN_DEMO) return runSharpenDemo()
  if (first === RESET_TWO_FACTOR) return runResetTwoFactor(more)
  return runAppoint(process.argv.slice(2))
}

run().catch(exitWith)
