import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import {
  archiveService,
  changePrices,
  duplicateService,
  pauseService,
  resumeService,
  withdrawService,
} from '#domain/catalogue/index.ts'
import { capacityInput, setCapacity } from '#domain/orders/index.ts'
import { stepAddress } from './editor/steps.ts'
import { listAddress } from './list-address.ts'
import { isPriceField, readPricesOf, type RefusedPrices } from './read-prices.ts'

export type RefusedService = { refused: string }

const { intent, intents } = formsOf({
  for: 'members',
  unknown: 'Choose what to do with the service',
  mends: mendsAllFound,
  refuse: ({ intent: said, message, fields, typed, formId, result }) => {
    if (said === 'prices')
      return { refused: message || 'These prices can’t be', fields, typed } satisfies RefusedPrices
    if (said === 'capacity') return { formId, result } satisfies RefusedForm
    // The list is read anew, since it was not as it looked.
    return data<RefusedService>({ refused: message }, { status: 200 })
  },
})

const ofService = z.object({ serviceId: z.uuid() })

const press = (
  operation: typeof pauseService | typeof resumeService | typeof archiveService | typeof withdrawService,
) =>
  intent({
    input: ofService,
    isPressed: true,
    run: async (tx, actor, input) => void (await operation(tx, actor, input)),
    done: ({ url, intent: done }, _, { serviceId: service }) => redirect(listAddress(url, { done, service })),
  })

/** What is done to one service of the list, and then the list as it was, saying so. */
export const servicesIntents = intents({
  pause: press(pauseService),
  resume: press(resumeService),
  archive: press(archiveService),
  withdraw: press(withdrawService),
  duplicate: intent({
    input: ofService,
    isPressed: true,
    run: (tx, actor, input) => duplicateService(tx, actor, input),
    done: (_, { slug }) => redirect(stepAddress(slug, 'overview')),
  }),
  capacity: intent({
    input: capacityInput,
    run: (tx, actor, input) => setCapacity(tx, actor, input),
    done: ({ url }) => redirect(listAddress(url, { done: 'capacity' })),
  }),
  // New prices and days of one service, at once and without a review.
  prices: intent({
    read: ({ form, settings }) => readPricesOf(form, settings.currency),
    isField: isPriceField,
    run: (tx, actor, input, { settings }) => changePrices(tx, actor, input, { settings }),
    done: ({ url }, _, { serviceId: service }) => redirect(listAddress(url, { done: 'prices', service })),
  }),
})

export type ServicesIntent = IntentOf<typeof servicesIntents>
