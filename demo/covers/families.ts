import * as figures from './figures.ts'
import * as identity from './identity.ts'
import * as illustration from './illustration.ts'
import * as packs from './packs.ts'
import * as photographs from './photographs.ts'
import * as print from './print.ts'
import type { Family } from './scene.ts'
import * as screens from './screens.ts'
import * as sound from './sound.ts'
import * as stories from './stories.ts'
import * as trade from './trade.ts'
import * as film from './film.ts'
import * as machines from './machines.ts'
import * as posters from './posters.ts'
import * as space from './space.ts'
import * as written from './written.ts'

/** Every family of drawings, by name. */
export const families = {
  ...identity,
  ...print,
  ...packs,
  ...illustration,
  ...screens,
  ...written,
  ...film,
  ...sound,
  ...machines,
  ...posters,
  ...stories,
  ...trade,
  ...figures,
  ...space,
  ...photographs,
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

export function isFamily(name: string): name is FamilyName {
  return Object.hasOwn(families, name)
}
