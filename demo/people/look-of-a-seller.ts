import { type Chance, chanceOf } from '../covers/chance.ts'
import type { Backdrop } from './portrait-backdrop.ts'
import type { Collar } from '../portrait-clothes.ts'
import type { HairCut } from '../portrait-hair.ts'
import type { PortraitLook } from '../portrait.ts'
import type { DemoSeller } from './read-sellers.ts'

const skins: Record<string, readonly string[]> = {
  fair: ['#F5D6C2', '#F1CDB2', '#F3D2BA', '#EFC8AC'],
  light: ['#F0CBB0', '#E8BE9C', '#EBC4A3'],
  olive: ['#DDB08A', '#D6A279', '#E0B48E'],
  tan: ['#C98F66', '#D29B70', '#C4895F'],
  brown: ['#A86F48', '#9C6640', '#B67C52'],
  dark: ['#7A4A30', '#5E3A28', '#6B4230'],
}
const fairHair = ['#D9B56A', '#B98A46', '#8C4A2A', '#5A4632', '#7A3B22', '#C9A15A', '#3A2A20']
const darkHair = ['#1E1815', '#2A1A14', '#17120F', '#33221C']
const grey = ['#B9B4AC', '#8E8A84', '#D5D0C6', '#6F6A64']
const cuts: Record<'f' | 'm' | 'x', readonly HairCut[]> = {
  f: ['long', 'bun', 'curls', 'bob', 'waves', 'tail', 'short', 'braids'],
  m: ['short', 'cropped', 'quiff', 'bald', 'curls', 'thinning', 'short', 'quiff'],
  x: ['short', 'bob', 'curls', 'quiff'],
}
const walls = [
  ['#D9E5D6', '#EBF3E8'],
  ['#F3E3C4', '#FBF2DF'],
  ['#F2D9D2', '#FAEBE6'],
  ['#D8E3E0', '#EAF1EF'],
  ['#E2E6CF', '#F1F4E4'],
  ['#DEDBD3', '#EFEDE8'],
  ['#D6E4EC', '#EAF2F6'],
  ['#E8E0EC', '#F5F0F7'],
  ['#C9D8C5', '#DDE8DA'],
  ['#E9DCC7', '#F6EEDF'],
  ['#B8CBD3', '#D0DDE3'],
  ['#E3C3B2', '#F0D8CB'],
] as const
const clothes = [
  '#0E6B4E',
  '#2A4C5E',
  '#6D2E46',
  '#C8642F',
  '#3E5C76',
  '#39463F',
  '#A33B2A',
  '#7A5A16',
  '#4A4F7A',
  '#2F5D50',
  '#D8A032',
  '#8E3B46',
  '#1D1D1D',
  '#34526B',
  '#8A6116',
  '#5D6B4A',
  '#B85C6E',
  '#D7D2C6',
]
const collars: readonly Collar[] = ['round', 'shirt', 'roll', 'hood', 'vneck', 'jacket', 'apron', 'shawl']
const backdrops: readonly Backdrop[] = ['window', 'plain', 'disc', 'shelf', 'leaves', 'tiles']
const veiled = new Set(['MA', 'JO', 'EG', 'SN'])
const darkHaired = new Set(['JP', 'KR', 'TW', 'UZ'])

/** How an invented person looks: always the same for the same name. */
export function lookOf({ username, country, look }: DemoSeller): PortraitLook {
  const chance = chanceOf(`portrait of ${username}`)
  const { sex, age, tone } = look
  const [wall, light] = chance.pick(walls)
  const skin = chance.pick(skins[tone] ?? ['#E8BE9C'])
  const cut = cutOf(chance, look, country)
  return {
    wall,
    light,
    skin,
    cut,
    hair: cut === 'scarf' ? chance.pick(clothes) : hairOf(chance, look, country),
    clothes: chance.pick(clothes),
    collar: chance.pick(collars.filter((collar) => collar !== 'shawl' || sex !== 'm')),
    width: 0.93 + chance.next() * 0.14,
    brows: chance.pick(['soft', 'strong', 'arched'] as const),
    mouth: chance.pick(['smile', 'calm', 'grin', 'smile'] as const),
    backdrop: chance.pick(backdrops),
    lines: age > 44,
    ...(sex === 'm' && chance.is(0.55)
      ? { beard: chance.pick([true, 'stubble', 'moustache'] as const) }
      : {}),
    ...(chance.is(age > 40 ? 0.5 : 0.25) ? { glasses: chance.pick(['round', 'square'] as const) } : {}),
    ...(sex === 'f' && cut !== 'scarf' && chance.is(0.4)
      ? { earrings: chance.pick(['#B8892F', '#C63D52', '#2C6E73', '#F4F0E6']) }
      : {}),
    ...(tone === 'fair' && chance.is(0.3) ? { freckles: true } : {}),
  }
}

function cutOf(chance: Chance, { sex, age, tone }: DemoSeller['look'], country: string): HairCut {
  if (sex === 'f' && veiled.has(country) && chance.is(0.7)) return 'scarf'
  if (tone === 'dark' && chance.is(0.6))
    return chance.pick(sex === 'm' ? ['cropped', 'bald', 'afro'] : ['afro', 'braids', 'bun'])
  const possible = cuts[sex].filter((cut) => cut !== 'thinning' || age > 40)
  return chance.pick(possible.filter((cut) => cut !== 'braids'))
}

function hairOf(chance: Chance, { age, tone }: DemoSeller['look'], country: string): string {
  if (age > 46 && chance.is(0.7)) return chance.pick(grey)
  const isFair = (tone === 'fair' || tone === 'light') && !darkHaired.has(country)
  return chance.pick(isFair ? fairHair : darkHair)
}
