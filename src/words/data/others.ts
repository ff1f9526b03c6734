/** All other words, one a line with its traits: small words, adjectives, nouns that name no resource, plurals. */
export const OTHERS = `
_id identifier
absent mark
acc short-for=account
accounts kind-plural
act counted
ad short-for=advertisement
advert short-for=advertisement
alphabetical sorting
amenity part
array many-sent
asin goods-key
away particle
axis plural=axes
back particle
background state
bar of-search
barcode goods-key
base read-after-action after-told
basic extent-behind
bedroom one-kind location
bias plural=biases
birth date-kind
blitz plural=blitzes
box of-search after-told
breakdown account-of
canvas plural=canvases
census plural=censuses
center workplace after-told
centre workplace after-told
chronological sorting
click one-kind never-counted
cmt short-for=comment
co short-for=company
convo short-for=conversation
corpus plural=corpora
ctrl handler-word
datum plural=data
delay read-after-action
delivered mark
detailed extent
display either
does asking
dormouse plural=dormice
down particle
dr short-for=doctor
ean goods-key
eligibility outlook
ellipsis plural=ellipses
entire extent
errors read-after-action
ewallet purse
excel many-sent file-form
expiration date-kind
expiry date-kind
failed occasion
failures read-after-action
flat location
fn handler-word
fridge short-for=refrigerator
friendly regular
frontpage shown-page
gas plural=gases
good goods
gtin goods-key
guid identifier
had asking
have asking
hobby part
homepage shown-page
ids identifier
impact outlook
inclusive all-kind
infos told
initial ordinal
institute owner
landing shown-page
lens plural=lenses
likely regular
lite extent-behind
malt one-kind
mantis plural=mantises
many many many-behind
mass at-once
master kept-record
mic short-for=microphone
mini extent-behind
minimal extent
mortem process
msg short-for=message
multi at-once many-behind
night period
nightly regular
oasis plural=oases
off particle after=time,hour,day,week
oid identifier
onto clause direction
operations kind-plural
ord short-for=order
out particle
over particle
overview account-of
paginate portion
pagination portion
part counted goods
parts kind-plural
passphrase secret
pelvis plural=pelvises
piece one-kind
pk identifier
pkg short-for=package
plane short-for=airplane,aeroplane
portal workplace
present mark
presigned leads-to-file
priority state value detail
processing process
production process
profit kept
protection after-told
purse purse
qn short-for=question
qty short-for=quantity
quality after-told
radio counted
ranking of-search
raw extent-behind
recovery before-noun
remark part
resto short-for=restaurant
right set-of
sales kind-plural
scheduled occasion
sector counted
shot one-kind never-counted
streaming leads-to-file
stripe payment
successful occasion
synonym of-search
systems kind-plural
timeout read-after-action
topaz plural=topazes
training process
trx short-for=transaction
turnover kept
tx short-for=transaction
txn short-for=transaction
uid identifier
uni short-for=university
up particle after=runner
upc goods-key
use one-kind
usr short-for=user
uuid identifier
vet short-for=veterinarian
vid short-for=video
vin goods-key
virus plural=viruses
visibility state detail
waltz plural=waltzes
watchlist holder relation
wave counted
way one-kind never-counted
weekend period
were asking
# adjective
anonymous
big
born
bought
broken
cheap
digital
direct
done mark
dummy
early regular
eligible
expensive
external prefix
fake
following
given
global
gone
hidden
high
incoming
instant
internal prefix
invalid
invisible
large
late
local
lost
low
mine
missing
new quantifier qualifier repeats=POST
offline
old modifier
ongoing
outgoing
overdue
personal
physical
primary
private prefix leads-to-file
recurring
remaining relative
secondary
seen mark
sent
small
sold
spent
taken
today
tomorrow
undone
unique
unseen
unsent
unsold
valid
visible
won
written
yesterday
young
# adverb
again
also
ascending sorting
descending sorting
fast
forever
hard manner
here
instead
now
once
only
permanent
soft manner
there
together
too
twice
# after-action
callback protocol no-collection inbox outside
confirmation outlook before-noun
harness
method
param no-collection key
passkey
slip
verification before-noun
# attribute
birthdate
birthday kept measured
cgpa
due date-kind
frequency read-after-action
gpa
percentage
pic material short-for=picture
# auxiliary
are asking
be
cannot asking
could asking
may
must
not
should asking
was asking
will
# before-list
allow
black
grocery
mailing
packing
pick
shopping
wait
waiting
white
wish
# criterion
active modifier
after event-word preposition
age attribute kept measured
amount after-action object attribute value sum measured number-of
asc adverb sorting
before event-word preposition
bloodgroup
caste
coords
count after-action attribute value sum account-of tallied number-of tally
cursor
decade
dept
depth
desc adverb sorting
dir
distance measured
dob attribute
exp sum
firstname
from preposition clause direction binding
geo
hashtag
height attribute measured
kind
lang set-by-link
lastname
lat
latlng
length
limit after-action no-collection attribute set-of
lng
locale noun document own-one set-by-link
lon
longitude
max only-one relative
maxprice
min only-one relative
minprice
mobile prefix attribute viewer device-view short-for=automobile
n
nationality
nth
offset no-collection
period after-action counted
pincode
popularity
prefix
q
qualification
radius
range
rank attribute value
religion
sem
sex
since preposition
size after-action attribute value kept measured
sortby
specialisation
speciality
specialization
specialty
stars
surname
take
to preposition clause auxiliary direction binding
top modifier only-one
transmission
ts
tz
until preposition
yr
yyyy
zip extension
# document
ads
apis prefix
apple login-provider
assets
atom extension representation
browserconfig
crossdomain
definitions
did asking
discovery
docs
example
feeds
filename
files
humans
i18n
jwks
keys
l10n
links
llms
locales
manifest
messages
meta measured
metrics
nodeinfo
openapi
opensearch
robots
schemas
sellers
spec
specs
sprite
stylesheet
swagger
tilejson
tiles
translations
versions
# english
bureau
cacao
chateau
coercion
granddad
labrador
matador
plateau
stratagem
suspicion
tableau
# extension
asp
aspx
cgi
csv representation many-sent file-form
do manner before-list
gif asset-extension
htm
html file-form
ico asset-extension
ics
jpeg asset-extension
jpg asset-extension
js asset-extension
json prefix representation file-form
jsonp
jsp
md
mjs asset-extension
php
png asset-extension
svg asset-extension
txt representation
webmanifest asset-extension
xml representation file-form
yaml representation
yml representation
# key
isbn goods-key
no short-for=number
nr
num
ref
ticker
# login-provider
azure
discord
microsoft
oidc
okta
saml
slack
sso
steam
twitch
twitter
# manner
de
force
pre event-word
re
un
# measured
capacity
captain
cast
eta kept
organiser
sum tally
# modifier
annual
any many qualifier only-one
archived
available
best relative
cheapest
completed mark
current ordinal only-one own-one in-order relative in-time
custom
daily regular
deleted
expired
featured
first ordinal occasion only-one relative in-time
free
google login-provider
hot
hourly regular
inactive
last ordinal occasion only-one in-order relative in-time
logged
loggedin
main
monthly regular
multiple many qualifier many-behind
my prefix
nearby relative
newest relative in-time
next ordinal occasion only-one in-order relative in-time
online
other relative
own
paid mark
past occasion in-order
pending occasion
popular occasion
previous ordinal occasion only-one in-order relative in-time
public prefix leads-to-file viewer
quarterly regular
quick manner
random relative
recent occasion
recommended relative
related relative
saved occasion
selected
shared
signed leads-to-file
signedin
similar relative
single quantifier only-one
special
sub
super
temporary leads-to-file
total only-one attribute sum tallied relative
trending occasion
unpaid mark
unread mark
upcoming occasion
virtual
weekly regular
yearly regular
# one-word
addend
additive
appendix
changefeed
changelog document
changeorder
changeover
changerequest
changestream
checkbook
checkmark
checkmate
checkpost
checkroom
checkwork
clearance
clearing
clearinghouse
delicacy
delta
dropbox
dropdown
dropoff
droppoint
dropship
dropshipping
dropzone
editlog
everybody pronoun
everyday
everyone pronoun
everything pronoun
findings
getaway
indexcard
indexfund
indexpage
insertion
listbox
listitem
listprice
listview
loadbalancer
loadfactor
loadout
loadprofile
loadtest
makefile
makeshift
makework
markbook
newborn
newcomer
newline
newscast
newsfeed
newsgroup
newspaper
newsroom
onetime
oneway
patchlevel
patchnote
patchset
placecard
placeholder
postbox
postcode criterion
postdate
postman
postmortem
postoffice
postscript
posttag
posttest
putaway
putoption
readiness
readme document
readonly
readout
savegame
savepoint
selectbox
setback
setlist
setname
setpiece
setpoint
settop
setup
showcase
showdown
showpiece
showplace
showroom
showtime
singleplayer
storefront
storehouse
storeitem
storelocation
storeorder
storeowner
storeproduct
storeroom
trackball
trackbed
trackpad
trackwork
updatecenter
updatechannel
updatelog
updateserver
updatesite
uploadthing
viewer part
viewmodel
viewpoint
viewport
viewstate
# only-one
can auxiliary asking
each further
every quantifier whole repeats=GET
garbage
has auxiliary asking
is auxiliary asking
long
one quantifier
particular quantifier particular
short before-list
specific quantifier particular
# own-one
about
biodata noun
biography noun
mfa noun
nickname noun login
timezone noun set-by-link
totp noun
# plural-s
abdomen
agenda
auntie
avalanche
beanie
biotech
birdie
bookie
bowtie
brasserie
brownie
budgie
caddie
caiman
calorie
cpu
creche
doggie
epoch
fintech
freebie
german
gpu
gulf
guru
haiku
headache
hoodie
indie
magpie
menagerie
monarch
moustache
newbie
niche
norman
nova
omega
omen
onesie
ottoman
patisserie
patriarch
pixie
poi
prairie
prize
regimen
roadie
roman
rookie
rotisserie
safari
saga
selfie
shaman
smoothie
sortie
specimen
stomach
superhuman
supernova
sweetie
talisman
techie
toga
toothache
veggie
walkman
# prefix
ajax
frontend viewer device-view
protected
rest
secure way
web viewer device-view
# preposition
above
across
against
among
and
as
at
below
between clause
beyond
but
by clause binding
during
except
excluding
for clause auxiliary binding
if condition
in clause
including
into clause direction binding
minus
near clause
of clause
on event-word
or
per
than
through
till
under
unless
using
versus
via
vs
where
whether condition
with clause binding
within clause
without clause
# pronoun
another further
anybody
anyone
anything
her
herself
him
himself
it
itself
less
more further
myself
nothing
ourselves
somebody
someone
something
that relative-word only-one pointing
them
themselves
these pointing
this only-one key in-order pointing
those pointing
us
you
yourself
# proper-name
applepay
bitbucket login-provider
chatgpt
couchdb
deepseek
devops
docusign
dynamodb
ebay
facebook login-provider
github login-provider
gitlab login-provider
graphql protocol
hubspot
icloud
ipad
iphone
ipv
itunes
javascript
linkedin login-provider
macos
mailchimp
momo
mongodb
mysql
netlify
nextjs
nodejs
openai
openid compound=connect login-provider
paypal payment
payu
phonepe
postgresql
quickbooks
razorpay payment
sendgrid
shopify
snapchat
soundcloud
spotify login-provider
stackoverflow
tiktok
typescript
vnpay
webauthn
webhooks protocol
webrtc
websocket protocol
websockets
wechat
whatsapp
wifi
woocommerce
wordpress
youtube
zalopay
# protocol
dav
echo
graphiql
healthz
jsonrpc
mcp
odata
rpc prefix
soap
socket
sse
trpc
webdav
ws
xmlrpc
xrpc
# qualifier
both many
bulk many at-once many-behind
few many
several many
some many
# quantifier
a article
all whole repeats=GET
an article
existing particular
the article
# relative
adjacent
average
matching
neighboring
neighbouring
oldest in-time
suggested
# relative-word
along
because
plus
when
which
while
who
whom
whose
# representation
docx
ods
tsv
xls many-sent file-form
xlsx many-sent file-form
# sum
coins
credits
funds
points
xp
# uncountable
accounting
activewear
advice
agriculture
aircraft
ammunition
analytics of-search account-of
apparel
authentication before-noun
aws
baggage
bandwidth
barley
billing own-one payment
bios
broccoli
catering
cattle
cavalry
cement
chaos
childcare
classwork
clothing
cms
commerce
compliance
cookware
corn
cors
coursework
credentials
crockery
css extension asset-extension
custody
cutlery
details read-after-action state detail told
diesel
dinnerware
dns
economics
electricity
evidence
eyewear
fieldwork
firmware
fitness
flour
footage
footwear
forestry
freight
glassware
gold
golf
governance
gps
gravel
groundwork
hardware
hay
headquarters
headwear
healthcare
homework
honey
horticulture
housing
hovercraft
https
infantry
ios proper-name
jewellery
jewelry
judo
karate
kitchenware
kubernetes
kudos
latest modifier ordinal occasion only-one relative in-time
legislation
lingerie
litigation
livestock
lms
logistics
luggage
maize
makeup
malware
manure
marketing
mathematics
me own-one sender
means
menswear
merch
merchandise
middleware
milk
mms
multimedia
nutrition
offspring
onboarding noun own-one
outerwear
oxygen
paperwork
parole
petrol
photography
physics
pms
poetry
politics
pos
postage
poultry
preferences noun own-one
privacy
progress after-action attribute account-of outlook
rainfall
ransomware
redis
research again
rss document extension representation
rugby
rye
schoolwork
self way own-one
series after-action
sewage
silverware
skincare
sms
soccer
software
spacecraft
spaghetti
species criterion
sports kind-plural
sportswear
spyware
ssl
stationery
statistics after-action
steel
storage
sugar
sushi
swimwear
tableware
teamwork
terms of-search
tls
tofu
tos
traffic
transportation
tuition
underwear
upholstery
water
watercraft
wear
weather
wellness
wheat
womenswear
woodwork
workwear
yoga
# way
async
auto short-for=automobile
automatic
dynamic
full extent
inline
lazy
partial extent
real
safe
simple extent-behind
smart
try
`;
