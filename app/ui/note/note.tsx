import type { ReactNode } from 'react'
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
}

export function Note({ tone = 'ok', icon, role, children }: NoteProps) {
  return (
    <div className={`note note-${tone}`} role={role}>
      <Icon name={icon ?? icons[tone]} className={iconTone[tone]} />
      <div>{children}</div>
    </div>
  )
}
