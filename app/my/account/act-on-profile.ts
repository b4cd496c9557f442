import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { scanFor } from '#app/scan-for.ts'
import {
  changeAvatar,
  changePreferences,
  changeProfile,
  changeUsername,
  channelsInput,
  choicesFrom,
  makeAvatar,
  pressInput,
  profileInput,
  removeAvatarFiles,
  reserveAvatar,
  timeZoneInput,
  usernameInput,
} from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { IMAGE_RULES, judgeUpload } from '#platform/files/judge-upload.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { doneAt, orRefuse, refuse } from './account-answer.ts'

const PORTRAITS = { name: 'portraits', most: 20, everySeconds: 3_600 }

export async function actOnProfile({ transaction, actor, origin, settings }: MemberEdge, form: FormData) {
  const sent = readSubmission(form, profileInput(settings.currency))
  if (sent.status !== 'success') return refuse('change-profile', sent)
  return orRefuse('change-profile', sent, async () => {
    await transaction((tx) => changeProfile(tx, actor, sent.value, { origin }))
    return doneAt('profile', 'change-profile')
  })
}

export async function actOnUsername(
  { transaction, actor, origin, settings, config }: MemberEdge,
  form: FormData,
) {
  const sent = readSubmission(form, usernameInput)
  if (sent.status !== 'success') return refuse('change-username', sent)
  return orRefuse('change-username', sent, async () => {
    const given = { origin, settings, siteOrigin: config.origin }
    await transaction((tx) => changeUsername(tx, actor, sent.value, given))
    return doneAt('username', 'change-username')
  })
}

export async function actOnAvatar(edge: MemberEdge, form: FormData) {
  const { transaction, actor, origin, files } = edge
  const sent = readSubmission(new FormData(), pressInput)
  return orRefuse('change-avatar', sent, async () => {
    const picture = form.getAll('portrait').find((one) => one instanceof File && one.size > 0)
    if (!(picture instanceof File)) throw noPortrait('Portrait: choose a picture first')
    await transaction((tx) => countUse(tx.db, PORTRAITS, actor.id, tx.now))
    const verdict = await judgeUpload(picture.stream(), IMAGE_RULES, scanFor(edge, picture.name))
    if (!verdict.accepted) throw noPortrait(`Portrait: ${verdict.reason}`)
    const { key } = await transaction((tx) => reserveAvatar(tx, actor))
    const avatar = await makeAvatar(files, key, verdict.upload.bytes)
    if (!avatar.made) throw noPortrait(avatar.reason)
    const before = await transaction((tx) => changeAvatar(tx, actor, { key }, { origin }))
    if (before) await removeAvatarFiles(files, before)
    return doneAt('profile', 'change-avatar')
  })
}

const noPortrait = (words: string) => new Invalid('The portrait was not changed', { portrait: [words] })

export async function actOnAvatarRemoval({ transaction, actor, origin, files }: MemberEdge) {
  const before = await transaction((tx) => changeAvatar(tx, actor, { key: null }, { origin }))
  if (before) await removeAvatarFiles(files, before)
  return doneAt('profile', 'remove-avatar')
}

export async function actOnChannels({ transaction, actor, origin }: MemberEdge, form: FormData) {
  const sent = readSubmission(form, channelsInput)
  if (sent.status !== 'success') return refuse('change-channels', sent)
  return orRefuse('change-channels', sent, async () => {
    const channels = choicesFrom(sent.value.on)
    await transaction((tx) => changePreferences(tx, actor, { channels }, { origin }))
    return doneAt('channels', 'change-channels')
  })
}

export async function actOnTimeZone({ transaction, actor, origin }: MemberEdge, form: FormData) {
  const sent = readSubmission(form, timeZoneInput)
  if (sent.status !== 'success') return refuse('change-time-zone', sent)
  return orRefuse('change-time-zone', sent, async () => {
    await transaction((tx) => changePreferences(tx, actor, sent.value, { origin }))
    return doneAt('place', 'change-time-zone')
  })
}
