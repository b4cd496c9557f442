export { tellOfFeesJob } from './jobs.ts'
export { tellOfFees } from './tell-of-fees.ts'
