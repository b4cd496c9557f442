import { operator } from '#domain/actor.ts'
import { changeSettings } from '#domain/settings/index.ts'
import type { DemoStep } from './demo-step.ts'

export const seedOperator: DemoStep[] = [
  {
    name: 'the operator',
    daysAgo: 210,
    changesRules: true,
    make: async (tx) => {
      await changeSettings(tx, operator, {
        basedOn: 0,
        reason: 'The co-operative opens its hall',
        values: {
          operatorName: 'Harbour Street Co-operative U.A.',
          operatorForm: 'Co-operative with excluded liability',
          operatorRegistration: 'KvK 00000000 (demo)',
          operatorTaxNumber: 'NL000000000B00 (demo)',
          operatorTaxRate: '21',
          operatorAddress: '14 Harbour Street, 3011 AA Rotterdam',
          operatorCountry: 'The Netherlands',
          operatorBank: 'Bank of the Demo, Rotterdam',
          operatorIban: 'NL79 DEMO 0000 0000 00',
          operatorBic: 'DEMONL2A',
          operatorDirector: 'Board of the co-operative',
          contactEmail: 'hello@guildhall.test',
          contactPhone: '+31 10 000 00 00',
          contactAddress: '14 Harbour Street, 3011 AA Rotterdam',
          contactHours: 'Monday to Friday, 9:00 to 17:00 (Rotterdam)',
        },
      })
    },
  },
]
