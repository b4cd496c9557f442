export { holdsDemo, makeDemo } from './make-demo.ts'
