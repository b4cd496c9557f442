export { tellOfFees } from './tell-of-fees.ts'
