/**
 * What people type, and what they would take for an answer. A line each: the words; the categories (any of them, by slug) that a
 * service must stand in, `-` for any; and, where the category alone says too little, beginnings of words of which its title or its seller's
 * name must have one. Words in Cyrillic are asked by a reader of Russian, the others by a reader of English.
 */
export const needs = {
  'plain words': `
logo design | logo-and-identity
logo | logo-and-identity
business logo | logo-and-identity
brand identity | logo-and-identity strategy
packaging design | packaging
food label design | packaging
pitch deck | presentations
powerpoint presentation | presentations
poster design | posters-and-print
flyer design | posters-and-print
restaurant menu design | posters-and-print everyday-translation | menu
brochure design | posters-and-print
custom font | type-and-lettering
icon design | icons-and-systems isometric-scenes | icon pictogram app
children's book illustration | books-for-children
book cover design | books-for-children type-and-lettering editorial-illustration | book cover novel
pet portrait | portraits | dog
family portrait | portraits | family
seamless pattern | patterns-and-surfaces
illustrated map | illustrated-maps
landing page | landing-pages
website design | landing-pages online-shops ux-and-prototypes
online store | online-shops
mobile app development | mobile-apps
api development | backend-and-apis technical-writing | api
website speed optimization | upkeep-and-speed search-optimisation online-shops | load speed second
ui ux design | ux-and-prototypes mobile-apps landing-pages icons-and-systems
wireframes | ux-and-prototypes
website copywriting | copy-for-websites
product descriptions | copy-for-websites
article writing | articles-and-essays
blog posts | articles-and-essays social-media search-optimisation
proofreading | editing-and-proofreading
book editing | editing-and-proofreading
wedding speech | scripts-and-speeches
video script | scripts-and-speeches
technical writer | technical-writing
user manual | technical-writing
contract translation | legal-translation
certified translation | legal-translation
website translation | localisation
subtitles | subtitling
transcription | subtitling
poetry translation | literary-translation
video editing | video-editing short-clips
wedding video | video-editing
logo animation | animation
explainer video | explainers scripts-and-speeches
color grading | colour-and-titles colour-grading-photos
podcast editing | podcasts
voice over | voice-over
audiobook narration | voice-over
mixing and mastering | mixing-and-mastering
custom song | original-music
game music | original-music
data visualization | charts-and-dashboards
dashboard | charts-and-dashboards
data cleaning | data-cleaning
survey design | surveys
market research | market-research
competitor analysis | market-research
gis mapping | maps-and-gis
3d product rendering | product-rendering isometric-scenes
architectural visualization | architecture
3d printing model | models-for-printing
floor plan | floor-plans
seo | search-optimisation
seo audit | search-optimisation
email newsletter | newsletters
social media posts | social-media
instagram posts | social-media short-clips
google ads | advertising
facebook ads | advertising
business plan | plans-and-grants
photo retouching | retouching
background removal | retouching | cut removing
product photography | product-photography product-rendering
food photography | food-and-places
bookkeeping | bookkeeping
tax help | bookkeeping
freelance contract | contracts-and-terms | contract
privacy policy | contracts-and-terms legal-translation | privacy
grant writing | plans-and-grants
virtual assistant | assistance
`,
  'everyday needs': `
resume | editing-and-proofreading copy-for-websites assistance | cv resume
cv | editing-and-proofreading copy-for-websites assistance | cv resume
resume writing | editing-and-proofreading copy-for-websites assistance | cv resume
cover letter | editing-and-proofreading copy-for-websites assistance everyday-translation | letter cv
data entry | assistance data-cleaning
wordpress fix | upkeep-and-speed | wordpress broken
wordpress website | upkeep-and-speed landing-pages
fix my website | upkeep-and-speed landing-pages search-optimisation
hacked website | upkeep-and-speed | broken
excel help | data-cleaning backend-and-apis charts-and-dashboards
spreadsheet automation | backend-and-apis data-cleaning charts-and-dashboards
pdf to excel | data-cleaning backend-and-apis | pdf
typing work | assistance | typed
business card | logo-and-identity posters-and-print
invitation design | posters-and-print logo-and-identity illustrated-maps portraits patterns-and-surfaces type-and-lettering
t-shirt design | logo-and-identity patterns-and-surfaces
youtube video editing | video-editing short-clips
tiktok videos | short-clips
photo restoration | retouching | old
linkedin profile | social-media copy-for-websites | profile about
accountant | bookkeeping
lawyer | contracts-and-terms
translator | legal-translation localisation everyday-translation literary-translation
photographer | food-and-places product-photography
web developer | landing-pages online-shops backend-and-apis upkeep-and-speed mobile-apps
shopify store | online-shops
`,
  'wishes of price, speed and quality': `
cheap logo | logo-and-identity
cheap video editing | video-editing short-clips
affordable website | landing-pages upkeep-and-speed online-shops copy-for-websites
low cost translation | legal-translation localisation everyday-translation
best logo designer | logo-and-identity
top rated voice over | voice-over
best proofreader | editing-and-proofreading
fast proofreading | editing-and-proofreading
urgent translation | legal-translation localisation everyday-translation
quick logo | logo-and-identity
same day voice over | voice-over
cheap and fast podcast editing | podcasts
professional headshot retouching | retouching | headshot portrait
high quality product photos | product-photography product-rendering retouching
express photo retouching | retouching
inexpensive bookkeeping | bookkeeping
best seo | search-optimisation
urgent powerpoint | presentations
affordable illustrator | editorial-illustration books-for-children portraits
fastest subtitles | subtitling
`,
  'whole sentences': `
i need a logo for my bakery | logo-and-identity
looking for someone to edit my podcast | podcasts
i want to make a website for my shop | online-shops landing-pages
help me write a wedding speech | scripts-and-speeches
someone to translate my contract into english | legal-translation
need a video editor for my youtube channel | video-editing short-clips
can you fix my slow wordpress site | upkeep-and-speed online-shops search-optimisation
who can draw my dog | portraits | dog
make my photos look better | retouching colour-grading-photos food-and-places
i need help with my taxes | bookkeeping
design for jam jar labels | packaging
app for my small business | mobile-apps
turn my paper plans into cad | floor-plans models-for-printing | cad
record my voicemail greeting | voice-over | telephone
menu translated to french | everyday-translation posters-and-print | menu
clean up my customer list | data-cleaning | customer
get more visitors to my website | search-optimisation advertising upkeep-and-speed landing-pages copy-for-websites
write a business plan for a bank loan | plans-and-grants | business
restore old family pictures | retouching | old
music for my short film | original-music audio-guides
a song for my mother's birthday | original-music | song
check my thesis | editing-and-proofreading
slides for a conference talk | presentations video-editing
manage my inbox and calendar | assistance
map for wedding guests | illustrated-maps
`,
  misspelt: `
logo desing | logo-and-identity
lgoo | logo-and-identity
websit design | landing-pages online-shops
podcst editing | podcasts
translaton | legal-translation localisation everyday-translation literary-translation
ilustration | editorial-illustration books-for-children portraits patterns-and-surfaces
proof reading | editing-and-proofreading
photo retuching | retouching
bookeeping | bookkeeping
vidoe editing | video-editing short-clips
packageing | packaging
subtitels | subtitling
voiceover | voice-over
animaton | animation
presentaion | presentations
wordpres | upkeep-and-speed
acounting | bookkeeping
newsleter | newsletters
`,
  'names of sellers': `
Mirela Kovač | - | mirela
mirela kovac | - | mirela
Jonas Lindqvist | - | jonas
Priya Raman charts | - | priya
Liam O'Connor | - | liam
rui tavares | - | rui
Sofia Lindgren | - | sofia
tomas rivera | - | tomás tomas
`,
  'in Russian': `
логотип | logo-and-identity
дизайн логотипа | logo-and-identity
недорогой логотип | logo-and-identity
перевод договора | legal-translation
срочный перевод | legal-translation
сайт под ключ | landing-pages
лендинг | landing-pages
дешевый сайт | landing-pages
тексты для сайта | copy-for-websites
монтаж видео | video-editing
монтаж подкаста | podcasts
свадебное видео | video-editing
контент план | social-media
ведение соцсетей | social-media
графики из таблицы | charts-and-dashboards
лучший монтаж роликов | video-editing
нужен перевод документов на визу | legal-translation
корректура диплома | copy-for-websites editing-and-proofreading | корректура
фирменный стиль для кофейни | logo-and-identity
логатип | logo-and-identity
`,
} as const
