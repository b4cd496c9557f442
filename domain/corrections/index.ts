export { balanceAfter, mayStillBe } from './correction-rules.ts'
export { confirmCorrection, declineCorrection } from './decide-correction.ts'
export { correctionIdInput, correctionInput } from './input.ts'
export { correctionsAreBookedOnce } from './ledger-check.ts'
export { proposeCorrection } from './propose-correction.ts'
export {
  countWaitingCorrections,
  listCorrectionsOf,
  listWaitingCorrections,
  nameOwnCorrections,
  type NamedCorrection,
} from './queries.ts'
export { type Correction } from './schema.server.ts'
