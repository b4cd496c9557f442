export { commissionOf, feeRules, feeTermsFor, type FeeRules, type SellerCase } from './fee-terms.ts'
export { feeBearers, workOut, type Arithmetic, type FeeBearer, type FeeTerms } from './arithmetic.ts'
