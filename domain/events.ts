import type { MemberChanged } from '#domain/accounts/index.ts'
import type { ServiceChanged } from '#domain/catalogue/index.ts'
import type { CategoriesChanged, CategoryMerged } from '#domain/categories/index.ts'
import type { DealEventKinds } from '#domain/deals/index.ts'
import type { FavouriteChanged } from '#domain/favourites/index.ts'
import type { PictureAdded, PictureMade } from '#domain/pictures/index.ts'
import type { WorksChanged } from '#domain/portfolio/index.ts'
import type { OrderEnded } from '#domain/orders/index.ts'
import type { PaymentsEvent } from '#domain/payments/index.ts'
import type { MoneyReleased } from '#domain/ledger/index.ts'
import type { PayoutMoved } from '#domain/payouts/index.ts'
import type { ProjectEventKinds } from '#domain/projects/index.ts'
import type { PrivacyEvent } from '#domain/privacy/index.ts'
import type { ReviewEvent } from '#domain/reviews/index.ts'
import type { SettingsEvent } from '#domain/settings/index.ts'
import type { LevelChanged } from '#domain/standing/index.ts'
import type { TicketOpened } from '#domain/support/index.ts'
import type { MailQueued } from '#platform/mail/queue-mail.ts'
import type { SandboxChosen } from '#platform/payments/sandbox-page.ts'

/** Everything that the marketplace announces; `reactions.ts` says what follows from each. */
export type DomainEvent =
  | SettingsEvent
  | MailQueued
  | TicketOpened
  | MemberChanged
  | PrivacyEvent
  | PictureAdded
  | PictureMade
  | CategoriesChanged
  | CategoryMerged
  | ServiceChanged
  | WorksChanged
  | FavouriteChanged
  | LevelChanged
  | MoneyReleased
  | DealEventKinds
  | OrderEnded
  | PaymentsEvent
  | SandboxChosen
  | PayoutMoved
  | ReviewEvent
  | ProjectEventKinds
