import type { Area } from '#domain/area.ts'
import { watchLetters } from './letters.ts'

export const watch: Area = { letters: watchLetters }
