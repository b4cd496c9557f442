import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export type NoteTone = 'ok' | 'warn' | 'bad' | 'info'

const icons: Record<NoteTone, IconName> = {
  ok: 'shield-check',
  warn: 'clock',
  bad: 'circle-alert',
  info: 'info',
}
const iconTone: Record<NoteTone, string> = { ok: 'ok', warn: 'wait', bad: 'bad', info: 'note-i' }

type NoteProps = {
  tone?: NoteTone | undefined
  icon?: IconName | undefined
  /** `alert` is read out at once, `status` when there is a pause. */
  role?: 'alert' | 'status' | undefined
  children: ReactNode
  /** For what must be found and stepped to: see `Confirmation`. */
  id?: string
  tabIndex?: number
  ref?: Ref<HTMLDivElement>
}

export function Note({ tone = 'ok', icon, children, ...rest }: NoteProps) {
  return (
    <div className={`note note-${tone}`} {...rest}>
      <Icon name={icon ?? icons[tone]} className={iconTone[tone]} />
      <div>{children}</div>
    </div>
  )
}
