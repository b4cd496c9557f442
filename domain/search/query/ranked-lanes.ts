import { type DocSet, intersect } from '../index/doc-set.ts'
import { matchPlaces } from '../match-rules.ts'
import type { Why } from '../search-engine.ts'
import type { BlockQuery } from './candidates.ts'

/** Documents found in one place, but for those that are found better. */
type Lane = { foundIn: Why['foundIn']; set: DocSet; without: readonly DocSet[] }

/** Lanes that are walked together; those of a lower rank are walked to their end before. */
type RankedLanes = { rank: number; lacks: string | undefined; lanes: Lane[] }

/** Made one after another: most pages are full before the second is asked for. */
export function* rankedLanes(query: BlockQuery): Generator<RankedLanes> {
  let rank = 0
  for (const { lacks, lanes } of lanesOfTiers(query))
    for (const within of languagesOf(query)) yield { rank: rank++, lacks, lanes: lanes.map(within) }
}

function lanesOfTiers({ tiers, candidates }: BlockQuery): Omit<RankedLanes, 'rank'>[] {
  if (tiers.length === 0)
    return [{ lacks: undefined, lanes: [{ foundIn: 'browse', set: candidates, without: [] }] }]
  return tiers.map(({ matched, lacks }, at) => {
    const before = tiers[at - 1]
    const lanes = matchPlaces.map((foundIn, place): Lane => {
      const better = matchPlaces[place - 1]
      const without = [...(before ? [before.matched.text] : []), ...(better ? [matched[better]] : [])]
      return { foundIn, set: matched[foundIn], without }
    })
    return { lacks, lanes }
  })
}

/** What narrows a lane to the reader's language, then to the others. */
function languagesOf({ language }: BlockQuery): ((lane: Lane) => Lane)[] {
  if (!language) return [(lane) => lane]
  const { reader, russian } = language
  const inRussian = (lane: Lane): Lane => ({ ...lane, set: intersect([lane.set, russian]) })
  const inOthers = (lane: Lane): Lane => ({ ...lane, without: [...lane.without, russian] })
  return reader === 'ru' ? [inRussian, inOthers] : [inOthers, inRussian]
}
