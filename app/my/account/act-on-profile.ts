import { mendsNothing } from '#app/forms/mendable.ts'
import { scanFor } from '#app/scan-for.ts'
import {
  changeAvatar,
  changePreferences,
  changeProfile,
  changeUsername,
  makeAvatar,
  profileInput,
  removeAvatarFiles,
  reserveAvatar,
  timeZoneInput,
  usernameInput,
} from '#domain/accounts/index.ts'
import { chooseMarks } from '#domain/messages/index.ts'
import { marksInput } from '#domain/messages/input.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { IMAGE_RULES, judgeUpload } from '#platform/files/judge-upload.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { doneAt } from './account-answer.ts'
import { intent } from './account-forms.ts'

const PORTRAITS = { name: 'portraits', most: 20, everySeconds: 3_600 }

export const profileIntents = {
  'change-profile': intent({
    input: ({ settings }) => profileInput(settings.currency),
    run: (tx, actor, input, { origin }) => changeProfile(tx, actor, input, { origin }),
    done: () => doneAt('profile', 'change-profile'),
  }),
  'change-username': intent({
    input: usernameInput,
    run: (tx, actor, input, { context }) => changeUsername(tx, actor, input, context),
    done: () => doneAt('username', 'change-username'),
  }),
  // The picture is judged and drawn between the transactions.
  'change-avatar': intent({
    runOutside: async (asked) => {
      const { transaction, actor, origin, files, form } = asked
      const picture = form.getAll('portrait').find((one) => one instanceof File && one.size > 0)
      if (!(picture instanceof File)) throw noPortrait('Portrait: choose a picture first')
      await transaction((tx) => countUse(tx.db, PORTRAITS, actor.id, tx.now))
      const verdict = await judgeUpload(picture.stream(), IMAGE_RULES, scanFor(asked, picture.name))
      if (!verdict.accepted) throw noPortrait(`Portrait: ${verdict.reason}`)
      const { key } = await transaction((tx) => reserveAvatar(tx, actor))
      const avatar = await makeAvatar(files, key, verdict.upload.bytes)
      if (!avatar.made) throw noPortrait(avatar.reason)
      return transaction((tx) => changeAvatar(tx, actor, { key }, { origin }))
    },
    done: async ({ files }, before) => {
      if (before) await removeAvatarFiles(files, before)
      return doneAt('profile', 'change-avatar')
    },
  }),
  'remove-avatar': intent({
    mends: mendsNothing,
    run: (tx, actor, _, { origin }) => changeAvatar(tx, actor, { key: null }, { origin }),
    done: async ({ files }, before) => {
      if (before) await removeAvatarFiles(files, before)
      return doneAt('profile', 'remove-avatar')
    },
  }),
  'change-time-zone': intent({
    input: timeZoneInput,
    run: (tx, actor, input, { origin }) => changePreferences(tx, actor, input, { origin }),
    done: () => doneAt('place', 'change-time-zone'),
  }),
  'choose-marks': intent({
    input: marksInput,
    run: (tx, actor, marks) => chooseMarks(tx, actor, marks),
    done: () => doneAt('seen', 'choose-marks'),
  }),
}

const noPortrait = (words: string) => new Invalid('The portrait was not changed', { portrait: [words] })
