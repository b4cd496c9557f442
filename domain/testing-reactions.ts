import { lettersOf } from '#domain/areas.ts'
import type { SigningDesk } from '#domain/letter.ts'
import { tellLater } from '#domain/mail/index.ts'
import { reactWith } from '#domain/react.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { React } from '#platform/db/transaction.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

/** What letters of a test are written with. */
export function testDesk({ settings, siteOrigin, secret }: Partial<SigningDesk> = {}): () => SigningDesk {
  return () => ({
    settings: settings ?? initial,
    siteOrigin: siteOrigin ?? 'https://hall.test',
    secret: secret ?? ['a secret that only tests know, of 32'],
  })
}

/**
 * All that follows in the product, but for jobs, which nobody runs. Only letters that a job writes are written all the same, at the end
 * of the transaction.
 */
export function realReactions(desk: Partial<SigningDesk> = {}): React {
  return (tx, event) =>
    reactWith(
      {
        async enqueue(_db, { job, data }) {
          if (job !== 'mail.tell') return
          tx.atEnd(data.id, async () => {
            // A job runs at least once, and here always twice.
            await tellLater(tx, data, lettersOf, testDesk(desk)())
            await tellLater(tx, data, lettersOf, testDesk(desk)())
          })
        },
      },
      testDesk(desk),
    )(tx, event)
}
