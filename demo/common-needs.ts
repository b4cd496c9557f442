/** What people ask for, and what sellers call it: a line a group of phrases that mean the same. */
export const commonNeeds = `
logo, emblem, wordmark, monogram, логотип
website, site, web page, webpage, сайт
cv, resume, curriculum vitae, резюме
data entry, typing, documents typed, набор текста
proofreading, proof reading, copy-editing, editing of texts, корректура
editing, editor
writing, writer
voice-over, voiceover, voice actor, narration, озвучка
voicemail, telephone greeting, phone greeting
advert, ad, advertisement, advertising, google ads, facebook ads, ppc, реклама
localisation, localization, translation, перевод
spreadsheet, excel, google sheets, table of figures
lawyer, attorney, legal advice, contract, юрист
privacy policy, privacy notice
bookkeeping, bookkeeper, accounting, accountant
powerpoint, slides, slide deck, presentation, презентация
online shop, online store, e-commerce, ecommerce, shopify, woocommerce, интернет-магазин
optimisation, optimization, speed-up
colour, color
user interface, ui
user experience, ux, usability
blog, article, статья
visualization, visualisation, rendering
data visualization, charts
virtual assistant, assistant, assistance, secretary
grant writing, grant application
hacked, broken into, malware
fix, repair, mended, rescue
linkedin profile, profile, about page
t-shirt, tote, merchandise, merch
background removal, photo retouching, clipping path
photo, photograph, picture
pet, dog, cat
youtube, channel
tiktok, reels, clips
instagram, facebook, social media
соцсети, социальные сети, smm
видео, ролик
invitation, stationery
store, shop
`
