import fc from 'fast-check'

const SEED_OF_THE_SUITE = 20_300_207

/**
 * The suite walks the same ways each time, so that what fails in it is what was changed. Other ways are walked by `npm run walks`, which
 * says by which seed.
 */
fc.configureGlobal({ seed: Number(process.env['WALK_SEED'] ?? SEED_OF_THE_SUITE) })
