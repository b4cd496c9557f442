import type { IconName } from './names.ts'
import spriteUrl from './sprite.svg?url&no-inline'

export type { IconName } from './names.ts'

type IconProps = {
  name: IconName
  /** Pixels on a side; 20 unless told. */
  size?: number | undefined
  /** What it says when it stands alone. Without it the icon is hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

/** One `<use>` of the shared sprite: an icon costs a line of HTML and no script. */
export function Icon({ name, size, label, className }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <svg className={className ? `i ${className}` : 'i'} width={size} height={size} {...named}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
