import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import { choicesFrom } from '#domain/accounts/index.ts'
import {
  askForTestPush,
  changeDelivery,
  deliveryInput,
  ownSubscriptionInput,
  subscribeToPush,
  subscriptionInput,
  unsubscribeFromPush,
} from '#domain/notifications/index.ts'
import { countUse } from '#platform/limits/rate-limit.ts'

const SUBSCRIBING = { name: 'push subscriptions', most: 30, everySeconds: 3_600 }

const { intent, intents } = formsOf({ for: 'members', mends: mendsChanges })

const doneAt = (what: string) => redirect(`/my/notifications/settings?done=${what}`)

export const settingsIntents = intents({
  choose: intent({
    input: deliveryInput,
    run: (tx, actor, { on, delivery }, { origin }) =>
      changeDelivery(tx, actor, { channels: choicesFrom(on), delivery }, { origin }),
    done: () => doneAt('choose'),
  }),
  subscribe: intent({
    input: subscriptionInput,
    async run(tx, actor, input, { viewer, config }) {
      await countUse(tx.db, SUBSCRIBING, actor.id, tx.now)
      await subscribeToPush(tx, actor, input, {
        sessionId: viewer.sessionId,
        services: config.push.services,
      })
    },
    done: () => doneAt('subscribe'),
  }),
  test: intent({
    isPressed: true,
    input: ownSubscriptionInput,
    run: askForTestPush,
    done: () => doneAt('test'),
  }),
  unsubscribe: intent({
    isPressed: true,
    input: ownSubscriptionInput,
    run: unsubscribeFromPush,
    done: () => doneAt('unsubscribe'),
  }),
})

export type SettingsIntent = IntentOf<typeof settingsIntents>
