import {
  chooseInterests,
  chooseSources,
  forgetLearned,
  sendAway,
  takeBack,
} from '#domain/recommendations/index.ts'
import { livingMembers, own, type Operations } from './operation.ts'
import { before } from './things-of-ann.ts'

const away = { kind: 'service' as const, id: '7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b12' }
const sources = {
  fromDeals: true,
  fromViews: false,
  fromFavourites: true,
  fromProfile: true,
  fromOthers: true,
}

/** What members say about what is chosen for them. */
export const operationsOfRecommendations: Operations = {
  'recommendations.chooseInterests': own(livingMembers, ({ tx, self }) => {
    return () => chooseInterests(tx, self, { interests: [] })
  }),
  'recommendations.chooseSources': own(livingMembers, ({ tx, self }) => {
    return () => chooseSources(tx, self, sources)
  }),
  'recommendations.forgetLearned': own(livingMembers, ({ tx, self }) => {
    return () => forgetLearned(tx, self)
  }),
  'recommendations.sendAway': own(livingMembers, ({ tx, self }) => {
    return () => sendAway(tx, self, away)
  }),
  'recommendations.takeBack': own(livingMembers, async ({ tx, self, ann }) => {
    await sendAway(tx, before(ann), away)
    return () => takeBack(tx, self, away)
  }),
}
