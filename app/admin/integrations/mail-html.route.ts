import { staffOnly, reading } from '#app/edge.ts'
import { authorise } from '#domain/settings/permissions.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findStoredMail } from '#platform/mail/queries.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** Nothing in a letter runs or is fetched; its own styles and links are all it needs. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

/** A letter of the demo's mailbox as a mail program would show it. */
export const loader = reading(
  staffOnly('integrations.read', async ({ db, config, params, actor }) => {
    authorise(actor, 'integrations.read')
    const id = params['id'] ?? ''
    const letter = config.demo && isUuid(id) ? await findStoredMail(db, id) : undefined
    if (!letter) throw new NotFound('There is no such e-mail')
    return new Response(letter.html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': LETTER_POLICY,
        'Cache-Control': 'no-store',
      },
    })
  }),
)
