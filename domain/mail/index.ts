export { laterLetters, tellLater } from './tell-later.ts'
export { writeLetters } from './write-letters.ts'
