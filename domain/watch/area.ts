import type { Area } from '#domain/area.ts'
import { watchLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const watch: Area = { permissions, letters: watchLetters }
