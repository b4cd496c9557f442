import { randomBytes } from 'node:crypto'
import { redirect } from 'react-router'
import { IDENTITY_DOCUMENTS } from '#app/forms/body-limits.ts'
import { formsOf } from '#app/forms/intents.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { identitySeal } from '#app/shared/identity/identity-seal.ts'
import {
  checkInput,
  DOCUMENT_MEGABYTES,
  documentRules,
  DOCUMENTS_MOST,
  sendDocuments,
} from '#domain/identity-checks/index.ts'
import { authorise } from '#domain/identity-checks/permissions.ts'
import { encryptedStore } from '#platform/files/encrypted-store.ts'

const bounds = { most: DOCUMENTS_MOST, megabytes: DOCUMENT_MEGABYTES, rules: documentRules }

const { intent, intents } = formsOf({
  for: 'members',
  accepts: IDENTITY_DOCUMENTS,
  /** Each sending has a key of its own; whoever may not send stores nothing either. */
  about: ({ actor }) => {
    authorise(actor, 'identity.send')
    return { key: randomBytes(32) }
  },
  receive: (edge, { key }) => {
    const store = encryptedStore(edge.files, key)
    return receiveAttachments(edge, { folder: 'identity', label: 'Documents', bounds, store })
  },
})

export const identityIntents = intents({
  send: intent({
    input: checkInput,
    takesFiles: true,
    run: (tx, actor, details, asked) => {
      const { about, received, context } = asked
      const sent = { details, files: received.files, key: about.key }
      return sendDocuments(tx, actor, sent, { ...context, seal: identitySeal(asked) })
    },
    done: () => redirect('/my/payouts/identity?done=sent#done'),
  }),
})
