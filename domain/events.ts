import type { MemberChanged } from '#domain/accounts/index.ts'
import type { PrivacyEvent } from '#domain/privacy/index.ts'
import type { SettingsEvent } from '#domain/settings/index.ts'
import type { TicketOpened } from '#domain/support/index.ts'
import type { MailQueued } from '#platform/mail/queue-mail.ts'

/** Everything that the marketplace announces; `reactions.ts` says what follows from each. */
export type DomainEvent = SettingsEvent | MailQueued | TicketOpened | MemberChanged | PrivacyEvent
