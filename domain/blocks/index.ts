export {
  areBlocked,
  findHiddenFrom,
  findOwnBlock,
  hidesAnyone,
  hideEachOther,
  listBlocked,
} from './block-queries.ts'
export { blockPerson } from './block-person.ts'
export { BLOCKS_MOST } from './block-rules.ts'
export { expectNotBlocked } from './expect-not-blocked.ts'
export { lockPeopleFor } from './lock-people-for.ts'
export { eraseBlocks, exportBlocks } from './own-data.ts'
export { unblockPerson } from './unblock-person.ts'
