import sharp from 'sharp'

// It would keep the pixels of what it last drew, up to 50 MB of them; no picture of ours is drawn twice.
sharp.cache(false)

export { sharp }
