/** The squares in which a portrait is kept, in pixels. */
export const avatarSizes = [64, 128, 256, 512] as const
type AvatarSize = (typeof avatarSizes)[number]

export function avatarFile(avatarKey: string, size: AvatarSize): string {
  return `${avatarKey}-${size}.webp`
}

/** Where a portrait is shown from; null where there is none, and the initials stand in. */
export function avatarUrl(avatarKey: string | null, size: AvatarSize = 128): string | null {
  return avatarKey === null ? null : `/files/${avatarFile(avatarKey, size)}`
}
