import { operator } from '#domain/actor.ts'
import { changeSynonyms, synonymsInput } from '#domain/search/index.ts'
import { commonNeeds } from './common-needs.ts'
import { demoOrigin, type DemoStep } from './demo-step.ts'

const { groups } = synonymsInput.parse({ groups: commonNeeds })

/** People ask for one thing in many words. */
export const seedSynonyms: DemoStep = {
  name: 'the dictionary',
  daysAgo: 209,
  make: (tx) =>
    changeSynonyms(
      tx,
      operator,
      { groups, reason: 'What people ask for, and what sellers call it' },
      { origin: demoOrigin },
    ),
}
