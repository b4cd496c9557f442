import { languageName } from '#domain/accounts/members/profile-choices.ts'
import type { Facets } from '#domain/search/index.ts'
import { levelNames, levels } from '#domain/reputation/level-rules.ts'
import { ratingWords } from './active-filters.ts'
import type { Asked } from './read-listing.ts'

export type FacetOption = { value: string; label: string; count?: number | undefined; isOn: boolean }
/** One filter of the column: alternatives that add up (checks), or one of several (radios). */
export type FacetGroup = { name: string; title: string; kind: 'check' | 'radio'; options: FacetOption[] }

/** A category to choose from, by the path in its address. */
export type CategoryChoice = { id: string; path: string; title: string }

const LANGUAGES_SHOWN = 8

/** The filters of the column with their counts, but for prices, which are drawn. */
export function facetGroups(
  facets: Facets,
  asked: Asked,
  category?: { choices: readonly CategoryChoice[]; chosenPath: string | undefined },
): FacetGroup[] {
  const groups: FacetGroup[] = [
    ...(category ? [categoryGroup(facets, category.choices, category.chosenPath)] : []),
    { name: 'days', title: 'Delivered within', kind: 'radio', options: dayOptions(facets, asked) },
    { name: 'rating', title: 'Rating', kind: 'radio', options: ratingOptions(facets, asked) },
    { name: 'level', title: 'Seller level', kind: 'check', options: levelOptions(facets, asked) },
    { name: 'language', title: 'Seller speaks', kind: 'check', options: languageOptions(facets, asked) },
  ]
  return [...groups.filter(isWorthShowing), ...alsoGroups(facets, asked)]
}

/** Something to choose between, or something chosen that must not be lost when nothing has it. */
const isWorthShowing = ({ options }: FacetGroup) => options.length > 1 || options.some(({ isOn }) => isOn)

/** Radios need a way back. */
function withAny(label: string, options: FacetOption[]): FacetOption[] {
  if (options.length === 0) return []
  return [...options, { value: '', label, isOn: !options.some(({ isOn }) => isOn) }]
}

function dayOptions(facets: Facets, { daysMost }: Asked): FacetOption[] {
  const options = facets.deliveryDays.map(({ most, count }) => dayOption(most, daysMost, count))
  return withAny(
    'Any time',
    withAsked(options, daysMost, (most) => dayOption(most, daysMost)),
  )
}

function dayOption(most: number, asked: number | undefined, count?: number): FacetOption {
  return { value: String(most), label: most === 1 ? '1 day' : `${most} days`, count, isOn: most === asked }
}

function ratingOptions(facets: Facets, { ratingAtLeast }: Asked): FacetOption[] {
  const options = facets.ratings
    .toSorted((one, other) => other.atLeast - one.atLeast)
    .map(({ atLeast, count }) => ratingOption(atLeast, ratingAtLeast, count))
  return withAny(
    'Any',
    withAsked(options, ratingAtLeast, (least) => ratingOption(least, ratingAtLeast)),
  )
}

function ratingOption(atLeast: number, asked: number | undefined, count?: number): FacetOption {
  return { value: String(atLeast), label: ratingWords(atLeast), count, isOn: atLeast === asked }
}

/** A figure of the address's own, which is no step of ours, joins the steps: the form must not lose it. */
function withAsked(
  options: FacetOption[],
  asked: number | undefined,
  optionOf: (figure: number) => FacetOption,
): FacetOption[] {
  if (asked === undefined || options.length === 0 || options.some(({ isOn }) => isOn)) return options
  return [...options, optionOf(asked)]
}

function levelOptions(facets: Facets, asked: Asked): FacetOption[] {
  return levels.toReversed().map((level) => ({
    value: level,
    label: levelNames[level],
    count: facets.levels.find((one) => one.level === level)?.count ?? 0,
    isOn: asked.levels.includes(level),
  }))
}

function languageOptions(facets: Facets, asked: Asked): FacetOption[] {
  const counts = new Map(facets.languages.map(({ code, count }) => [code, count]))
  const codes = [...new Set([...counts.keys(), ...asked.languages])]
  return codes
    .map((code) => ({
      value: code,
      label: languageName(code),
      count: counts.get(code) ?? 0,
      isOn: asked.languages.includes(code),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isOn) - Number(one.isOn) ||
        other.count - one.count ||
        one.label.localeCompare(other.label),
    )
    .slice(0, Math.max(LANGUAGES_SHOWN, asked.languages.length))
}

function alsoGroups(facets: Facets, asked: Asked): FacetGroup[] {
  const also = (name: string, label: string, count: number, isOn: boolean): FacetGroup => ({
    name,
    title: 'Also',
    kind: 'check',
    options: [{ value: '1', label, count, isOn }],
  })
  return [
    also('online', 'Online now', facets.online, asked.isOnline),
    ...(facets.teams > 0 || asked.isTeam ? [also('team', 'A team', facets.teams, asked.isTeam)] : []),
  ]
}

function categoryGroup(
  facets: Facets,
  choices: readonly CategoryChoice[],
  chosenPath: string | undefined,
): FacetGroup {
  const options = facets.categories.flatMap(({ id, count }) => {
    const choice = choices.find((one) => one.id === id)
    return choice && (count > 0 || choice.path === chosenPath)
      ? [{ value: choice.path, label: choice.title, count, isOn: choice.path === chosenPath }]
      : []
  })
  const chosen = choices.find(({ path }) => path === chosenPath)
  const isListed = !chosen || options.some(({ isOn }) => isOn)
  const all = isListed ? options : [{ value: chosen.path, label: chosen.title, isOn: true }, ...options]
  return { name: 'category', title: 'Category', kind: 'radio', options: withAny('All', all) }
}
