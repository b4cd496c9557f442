import { operator } from '#domain/actor.ts'
import { changeSynonyms } from '#domain/search/index.ts'
import { demoOrigin, type DemoStep } from './demo-step.ts'

const groups = [
  ['logo', 'mark', 'emblem', 'логотип'],
  ['website', 'site', 'web page', 'сайт'],
  ['cv', 'resume', 'curriculum vitae'],
  ['proofreading', 'copy-editing', 'editing of texts'],
  ['voice-over', 'voiceover', 'narration'],
  ['advert', 'ad', 'advertisement'],
  ['localisation', 'localization', 'translation', 'перевод'],
  ['spreadsheet', 'excel', 'table of figures'],
  ['lawyer', 'legal advice', 'contract'],
]

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
