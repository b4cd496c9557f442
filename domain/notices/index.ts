export { tellOfFees } from './tell-of-fees.ts'
export { tellOfDocument } from './tell-of-document.ts'
