/**
 * Names of resources in the singular, one a line with the traits it has besides. They tell run-together segments apart
 * (`deleteuser`), and specify what may be a collection. A line that ends with a backslash goes on in the next one.
 */
export const NOUNS = `
# noun
ability by-chance
absence
abstract
access before-list uncountable all-kind=pass
accessor
accessory
account after-action object searched own-one owning kept-record persons sender
achievement
acl
acronym
action handler-word extension inbox
activation before-noun
activity after-action searched
actor
adapter
addin one-word
addon one-word
address after-action object searched one-word attribute resource-too
adjustment
admin prefix viewer persons short-for=administrator
administrator viewer
adoption
advertiser
adviser
advisor
advisory
affiliation
agency owner
agent document inbox owner
aggregation
agreement
airline
airport
alarm
album
alert
algorithm
alias
alliance
allocation
allowance
ambassador english
amendment
analysis
analyst
analyzer
anniversary
annotation
announcement
anomaly
answer one-kind part
apartment location
api document prefix no-collection
apikey
app document prefix viewer short-for=application
appliance
applicant owner
application
appointment belonging
approval
approver
aquifer
area after-action object counted
arena
arg
argument
article offered goods belonging
artifact
artist
assembly
assertion
assessment
asset material document after-told
assignee part measured
assignment
assistant
association
attachment material
attempt after-action
attendance uncountable
attendee person part
attorney
attraction
attribute set-of
auction
audience
audio leads-to-file
audiobook
auditor
auth prefix uncountable
author created owner measured
authority
authorization uncountable
automation
autoscaler
availability state
avatar material own-one leads-to-file attribute-before
backend prefix
badge
bag own-one holder
balance state purse
balancer
bank
banner state
barrier
baseline
basket own-one holder
batch read-after-action many qualifier at-once
bay
beach
beacon
bed one-kind location
belt
beneficiary
benefit
bid
bike short-for=bicycle,motorbike
bill belonging paper
binding
bio own-one short-for=biography
blade
blob
blog offered belonging
blogpost
blood
blueprint
board after-action
body attribute measured
bonus plural=bonuses
booking belonging
bookinstance
booth
borough
borrower
bot inbox
boundary
bounty
branch owner
brand
breakpoint
breed
bridge
brief extent
brochure
broker
browser
bucket before-list
budget measured
bug
building location by-chance
bulletin
bundle after-told
bus
button after-action
buyer owner
cab
cabin
cable
cache plural-s
calculation
calculator
calendar
caller
camera
campaign
campground
campsite
campus plural=campuses
canal
candidate owner
capability
captcha
caption attribute kept measured
car offered goods location
card after-action after-told
cardholder
caregiver
carpool
carrier
cart own-one holder owning
case after-action
cash sum uncountable
cashier
castle
catalog read-after-action
catalogentry
catalogue
category created attribute part after-told resource-too kind
cave
cell one-kind
certificate paper
certification
chain
chair
challan
challenge
champion
changeset one-word
channel counted inbox
chapter counted
character
charger
chart attribute resource-too
chat
chatroom
checkbox one-word
checklist after-action
checkout process no-collection payment
checkpoint
chef
cheque
choice one-kind counted
chunk
church
cinema
circuit
circular
citation
city attribute kind by-id
class
classification
classifier
classroom location
clause
client after-action object searched owner
clinic owner
clip
club
cluster read-after-action
coach owner
code after-action no-collection key naming
codespace
cohort
coin
collaboration
collaborator part
colleague
collection
collector
college owner
color attribute set-of kept measured by-id
colour attribute set-of kept measured by-id
column part
comic
command inbox
comment created belonging resource-too
commentary
commission
committee
commodity
community
company created owner
compartment
competency
competition
competitor
compiler
complaint
component
composer
composition
concept
condition
conductor
conference
config after-action document own-one
configuration after-action document own-one
connection after-told
connector after-told
consent
console of-search workplace
constant
constellation
constituency
constraint
consumer
contact person before-list
container
content attribute measured uncountable
contestant
context
continent
contract paper
contractor
contributor
control
controller handler-word
conversation
conversion process
cookie set-by-link plural-s
coordinate set-of
coordinator
core
corporation
cost kept measured
counter tallied
country attribute kind by-id
county
coupon
courier
course offered created owning
court
cover state
crash
crate
crawler
creator owner measured
creature
credential set-of
credit sum
creditor
criterion
critic
cron
crop
curator
currency state set-by-link
curriculum
custodian
customer person created owner
dashboard own-one viewer
data after-action object document knowledge told uncountable
database
datacenter
datapoint
dataset
datasource
datastore
datatype
date after-action attribute part moment
day one-kind counted no-collection part period all-kind=event,pass,breakfast
db
deadline read-after-action attribute measured
deal
dealer
debtor
decision
declaration
decoder
deduction
deed
default modifier ordinal only-one no-collection
definition document
degree
delegate one-word
deliverable
delivery one-word
demo short-for=demonstration
department created owner
dependency
deployment process
deputy
description state
descriptor
designation
designer
desk after-told
destination
detail after-action state detail set-of told
detector
developer
device after-action object running searched
diagnosis
diagram
dialogue
diary
dictionary after-told
diet
dimension
directive
director
directory
disbursement
discount attribute kind by-id
discussion
disease
dish
disk
dispute
disruption
distribution
district
dividend
division
doc material document representation short-for=document,doctor
dock
doctor offered created owner
document material
domain
domainname
donation
donor
door
draft
drawing
driver owner
droplet
drug
dungeon
duration read-after-action attribute measured
earning kept
ebook
ecosystem
edge
edition goods
editor part
education uncountable
effect
election
element after-told
embedding
emoji
employee person created owner
employer owner
encoder
endpoint read-after-action handler-word inbox
enemy
engagement
engine workplace
engineer
enquiry
enrollment
enrolment
enterprise
entitlement
entity
entry part after-told kept-record
env document short-for=environment
envelope
environment after-action set-of
episode counted
equipment uncountable
error read-after-action
essay
estate
evaluation
event after-action trace offered searched tallied
exam short-for=examination
exception
excerpt
exclusion
execution
exercise
exhibitor
exit
expense created belonging
experience after-action
experiment
expert
extension
extractor
facet of-search
facility part
fact
factor
factory
faculty
failure
family one-kind
fan
faq
farm
farmer
fault
fax
feature set-of
fee after-action object
feed document after-told
feedback uncountable
feeder
ferry
fertilizer
festival
field part after-told
figure
file material document leads-to-file after-told
film
finding by-chance
fine
fingerprint
firewall
fixture
flag set-of
flashcard
fleet
flight
floor location
flow after-action after-told
flower
folder after-action after-told
follower
font
food
footer
footnote
forecast
forest
form after-action
formula counted plural-s
forum
founder
fragment
framework
freelancer
friend
fruit
fuel
function inbox
fund sum
furniture uncountable
gadget
gallery
game created
garage
garden
garment
gate counted
gateway protocol
gender attribute kept measured
gene
generator
genotype
genre part
geofence
geolocation uncountable
gift
gist by-chance
glossary
glyph
goal
goods uncountable kind-plural
grade counted
graph
graphic by-chance
grid after-told showing
group after-action object searched counted part
guard
guardian
guardrail
guest person before-list owner
guide
guideline
gym short-for=gymnasium
habit
habitat
hackathon
handler handler-word
harbor
harbour
hash no-collection key
header set-of
headline
health document protocol uncountable
help uncountable
hero
highlight
hike
histogram
history after-action trace account-of uncountable tallied
holder
holding
holiday part
home no-collection attribute shown-page
hook after-action inbox outside artefact asked
horse
hospital owner
host owner
hostel location
hotel offered
hour set-of
house location
household
hub workplace
hut
hypervisor
icon attribute kept by-id
id after-action object identifier no-collection naming
idea
identifier identifier
identity uncountable
image material attribute part kept leads-to-file resource-too attribute-before
img material attribute short-for=image
inbox
incident
income kept
indicator
individual
industry
inference
info after-action document state detail told uncountable outlook short-for=information
infographic
information after-action state detail told uncountable outlook
ingredient part
ingress
input read-after-action
inquiry
insight of-search account-of
inspection
inspector
installation process
installment
instance
institution owner
instruction after-action part
instructor owner
instrument
insurance
integration set-of
intent
interaction
interceptor
interconnect
interest part
interface
interval read-after-action criterion
intervention
interview
inventory state uncountable
investor
invitation
invitee
invocation
invoice created belonging paper
ip
island
issuer
item after-action object offered searched created key goods part belonging after-told
iteration
jacket
job after-action trace running offered searched created
jobexecution
jockey
joke
journal
journey
judge
jurisdiction
juror
jwt
kennel
kernel
key after-action object document identifier no-collection after-told naming
keypair
keyspace
keyword of-search criterion part
kitchen
knowledge uncountable
lab short-for=laboratory
label attribute part kind by-id
lake after-told
landlord owner measured
landmark
lane
language attribute part set-by-link by-id
laptop
latitude criterion
lawyer
layer counted after-told
layout
lead
leader
leaderboard
league
learner
lecture
lecturer owner
ledger
leg
lender
lesson counted
letter
level after-action counted attribute kind by-id
lexeme
lexicon
liability
librarian
library
licence
license document
licensee
line after-action one-kind counted after-told by-chance
listener inbox
listing one-word
loan belonging
location attribute measured kind by-id
locker location
log after-action trace tallied artefact
logger
logo state
loop
lot
lounge
loyalty uncountable
lyric
machine
macro
magazine
mail before-list uncountable
mailbox
maintenance uncountable
mall
manager after-action owner measured
mandate
manual modifier
manufacturer
manuscript
map document extension asset-extension attribute after-told by-id
mapper
mapping
marker artefact asked
market before-list
marketplace
material
matrix
meal
measure
measurement part
mechanic
mechanism
medal
media material leads-to-file uncountable
medication
medicine
meeting
meetup
member person part owner
membership
meme
memo short-for=memorandum
memory
mention
mentor owner
menu attribute resource-too kind
menuitem
merchant owner
message belonging after-told
metadata after-action document state uncountable
metafield
meter
metric of-search account-of
metro
microservice
migration process
milestone
mirror
mission
mockup
mode after-action attribute
model after-action searched after-told tallied
moderator viewer
modifier
module counted
money sum uncountable
monitor
monster
month no-collection period
monument
moon
mortgage
motor
motorbike
motorcycle
mountain
movie offered created
museum
music uncountable
musician
mutation
name after-action object searched attribute key attribute-before naming
nameserver
namespace
neighbor
neighborhood
neighbour
neighbourhood
network
news uncountable kind-plural
newsletter one-word
nft
node
nominee
note after-action searched created part belonging
notebook
notice
notification set-of belonging
notifier
novel
number after-action object counted attribute key number-of naming
nurse owner
oauth uncountable proper-name login-provider
object after-told
objective
observation
observer
occupation
ocean
offer
offering
office
officer
ontology
operation
operator of-search
opportunity
optimization
option after-action counted set-of
order producer offered created belonging resource-too owning
orderitem
organisation owner
organization owner
organizer measured
origin
otp
outcome
outlet
outline
outpost
output read-after-action
overpayment
owner attribute part owner measured by-id
pack
package document after-told
packet
page after-action one-kind counted no-collection attribute after-told kind by-id
painting
pallet
panel after-told
panelist
paper
paragraph
parameter after-action set-of
parcel
parent one-kind owner measured
park
parking uncountable
parser
participant person part
partition
partner after-told
party
passage
passcode own-one secret compound=reset
passenger
passwd own-one secret compound=reset
password own-one set-by-link attribute-before secret compound=reset
patent
path document no-collection address-noun
patient person created owner
patientrecord
patron
pattern after-action
pavilion
payee
payer
payment process belonging payment
paymentintent
paymentmethod
payor
payout
payroll
payslip paper
pdf no-collection extension representation leads-to-file file-form
peak
peer
peering
penalty
pension
people
performer
perk
permission attribute set-of kind by-id
person created persons
persona
pet created
pharmacist
phase counted
phone attribute kept measured short-for=telephone,smartphone
photo material attribute part belonging kept leads-to-file resource-too attribute-before short-for=photograph
photograph
photographer
picture material attribute part kept leads-to-file resource-too attribute-before
pilot
pipeline after-told
pizza
placement
plan after-action object searched counted attribute after-told resource-too kind
planet
planner
plant
plate
platform counted
playbook
player person created one-kind counted
playground
playlist
pledge
plugin document
pod
podcast
poem
point after-action attribute after-told
policy after-action set-of artefact
politician
pool
port
portfolio
position attribute value set-of kind by-id
postcard one-word
poster
prediction
preference set-of
prepayment
prescription
presentation
preset
price after-action object before-list attribute value set-of kept measured attribute-before
pricing uncountable
principal
printer
privilege set-of
problem
procedure
processor
producer
product offered created goods belonging owning
professional owner
professor owner
profile own-one owning persons
program
programme
project created owning
projection
promo short-for=promotion
promotion
prompt
proof by-chance
property offered set-of location
proposal
prospect
protocol
provider after-action owner after-told
province
proxy protocol no-collection inbox plural=proxies
publication
publisher
purchase process belonging
puzzle
pw own-one secret
pwd own-one secret compound=reset
quantity state value detail attribute-before
quarter counted period named-period
quest
question created
questionnaire
queue after-action inbox
quiz created
quota after-action set-of
quotation paper
quote paper
race
rack
raffle
ramp
ranch
rating attribute relation
reaction relation
reader
reading before-list by-chance
realm
reason after-action artefact asked
receipt paper
receiver inbox
recipe offered created belonging
recipient
recommendation
recommender
recorder
recording
recruiter owner
redemption
reef
referee
reference key
referral
regex
region
registrant
registrar
registration
registry
reimbursement
relation
relationship
reminder
remittance
rental
replica
repo short-for=repository
reporter
repository
representative
requirement part
requisition
reseller
reservation created belonging
reservoir
resident
resolution
resolver
resource
response
restaurant created
restriction
result after-action trace part
retailer
retainer
revenue kept
reviewer part
revision
reward
ride
rider
risk
river
rocket
role attribute set-of resource-too kind set-by-link persons
rollout
room after-action offered searched created one-kind after-told location owning
roommate
roomtype
roster
round counted
route handler-word
router
routine
row
royalty
rubric
rule after-action set-of
ruleset
runbook
runner
runtime
salary kept measured
sale process
sample document
scanner
scenario
scene counted
scheduler
schema document after-told plural-s
scheme
scholar
school owner
scientist
scooter
scope set-of
score attribute value part
scraper
screen after-action counted after-told
screenshot
script by-chance
sculpture
season counted period named-period
seat part
secret
section counted after-told
security document uncountable
segment
selector
seller owner
semester counted period named-period
senator
sender measured
sensor
sentence
sequence
serializer
server after-action running prefix
service after-action running searched
session after-action object running set-by-link
setting after-action own-one set-of
settings read-after-action document own-one uncountable
settlement
severity attribute
shard
shareholder
sheet after-action after-told
shelf
shelter
shift part
shipment
shipping uncountable
shirt
shoe
shop location
shopkeeper
shopper
shuttle
signatory
signature own-one
signer
simulation
simulator
singer
sink
site document
sitemap document
sketch
skill part
sku key goods-key plural-s
slide
slider
slideshow
slot counted part
slug identifier no-collection attribute naming
snack
snapshot
snippet
society
solution
song
sound
source one-kind after-told
space
spaceship
speaker
specification document
sponsor
sponsorship
spot
spreadsheet
sprint
squad
stack
stadium
staff uncountable audience persons
stage one-kind counted
stakeholder
stall
standing
starship
stat after-action attribute set-of account-of tallied short-for=statistics,statistic
state after-action state value detail tallied attribute-before
statement paper
station
statistic after-action set-of account-of tallied
stats document
statue
status after-action document state value detail uncountable outlook set-by-link attribute-before
step one-kind counted part
sticker
stock before-list state value uncountable
story
storyboard
strategy after-action
stream inbox leads-to-file after-told
street
string
structure after-told
student person created owner
studio
style document
stylist
subaccount
subcategory
subdomain
subject after-told
submission
subnet
subscriber person
subscription after-action
subsystem
subtask
subtitle
subtopic
subtype
suburb
suggestion of-search
suite after-action
summary read-after-action state
superadmin
superhero
superuser
supervisor measured
supplier created owner
supply
support uncountable
suppression
surcharge
surgeon
survey
syllabus
symbol key
symptom
tab
table after-told location showing
tank
target after-action
tariff
task after-action running offered created before-list belonging
tax
taxi plural-s
taxonomy
teacher person created owner
team created counted part owner
teammate
tech plural-s short-for=technician,technology
technician
technique
telemetry uncountable
template after-action document
temple
tenancy
tenant one-kind owner
tenantid
tender
term after-action counted
terminal
territory
tester
testimonial
text after-told
theater
theatre
theme own-one set-by-link
therapist
thing
thread
threat
threshold read-after-action set-of
thumbnail state
ticket offered created belonging owning paper
tier counted by-chance
tile document
time after-action one-kind attribute sum tallied moment never-counted all-kind=best,top,great,greatest,high,highest,\
low,lowest,favorite,favourite,record,ranking,score,scorer,leader,leaderboard,winner,champion,stat
timeline account-of
timer
timesheet
timeslot
timestamp criterion moment
timetable
title attribute key kept measured
todo created before-list belonging
token after-action object attribute key resource-too
tool inbox
tooltip
topic inbox part
topology
topup
tour
tournament
tower
town
toy
trace
tracker
trade
trail
trailer
trainer owner
trait
tram
tranche
transaction created belonging
transcript paper
transcription
transformation
transformer
transition
translation document part
translator
traveler
traveller
treatment
tree
trend of-search
trip created
trophy
truck by-chance
trunk
trustee
tunnel
turbine
tutor owner
tutorial
tweet
type after-action counted attribute after-told tallied kind
unit counted location
university owner
uri after-action no-collection plural-s
url after-action object no-collection attribute kept address-noun
usage attribute after-told
user person created part owner
username own-one key login
utterance
vaccine
validation
validator
valley
valuation
value after-action attribute part
van
variable no-collection set-of
variant goods part
variation
vault
vector
vegetable
vehicle offered created goods location
vendor created owner
venue
verse
version after-action document counted attribute by-id
vessel
video material leads-to-file
villa
village
villain
vineyard
violation
visit
visitor viewer
vlan
vocabulary
volcano
volume counted
volunteer
voter
voucher
voyage
vpc
vpn
vulnerability
wage kept
wallet purse measured
wallpaper own-one
ward location by-chance
warden
warehouse after-told location
warranty
washroom
watcher part
waterfall
waypoint
weapon
webhook after-action protocol inbox outside proper-name
webinar
webpage
website
week counted no-collection period
weight attribute value kept measured
widget
wiki
wildcard
window after-action one-kind
wine
winery
winner measured
wishlist own-one holder relation
withdrawal
witness
word
work uncountable
workbook
worker owner
workflow
workgroup
workload kept
worklog
workout
worksheet
workspace
writer
yacht
yard
year counted no-collection period
zipcode criterion
zone after-action counted
`;
