export { feeBearers, workOut, type Arithmetic, type FeeBearer, type FeeTerms } from './deal-arithmetic.ts'
