import type { Area } from '#domain/area.ts'
import { permissions } from './permissions.ts'

/** It reads what is being written and keeps nothing of it. */
export const advice: Area = {
  permissions,
}
