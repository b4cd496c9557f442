export { holdsDemo, isDemoMade, makeDemo } from './make-demo.ts'
