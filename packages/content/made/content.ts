// Made from content/ by script/setup. Edit there.
import type { Content } from '../src/content.ts';
export const content: Content = {
 "businessHours": {
  "days": [
   1,
   2,
   3,
   4,
   5,
   6
  ],
  "opens": "09:00",
  "closes": "18:00",
  "inWords": "Monday to Saturday, 9 am to 6 pm"
 },
 "homes": [
  {
   "id": "riverfront-estate",
   "name": "Riverfront Estate",
   "address": "No. 1 Sample Point, Ortega",
   "neighborhood": "ortega",
   "neighborhoodName": "Ortega",
   "status": "for-sale",
   "price": 1350000,
   "beds": 5,
   "baths": 4.5,
   "squareFeet": 4820,
   "kind": "estate",
   "lotAcres": 1.1,
   "yearBuilt": 1938,
   "summary": "A shingle-and-stone house with its own dock and boat house on 120 feet of the St. Johns in Ortega.",
   "description": [
    "The drive comes in under live oaks from the land side, and the river is not seen until the front door opens. A stone base carries walls of cedar shingle, with a turret at one end, long gables and a roof that was renewed in 2022.",
    "The main rooms are turned to the water in one row. The living room lies in the middle, with a stone fireplace and doors to the veranda; the dining room opens into the foot of the turret and its curve of windows. The kitchen has a breakfast table at the river end. A paneled study and a half bath are on the land side.",
    "Four bedrooms and three baths are upstairs. The main bedroom stands over the living room with a window seat to the St. Johns, and the round room of the turret is its study. The fifth bedroom, with a bath, is the guest suite above the three-⁠car garage, which has a stair of its own.",
    "Lawn slopes to the bulkhead and 120 feet of river. The dock runs out to a covered boat house with a lift; I check its permit and the depth at low water before anything is signed. The lane ends at the property."
   ],
   "features": [
    "120 ft of St. Johns frontage",
    "Long dock and boat house",
    "Shingle and stone, reroofed 2022",
    "Guest suite over the garage"
   ],
   "facts": [
    {
     "label": "Foundation",
     "value": "Stone, crawl space"
    },
    {
     "label": "Bulkhead",
     "value": "Concrete cap, 2015"
    },
    {
     "label": "Heating and cooling",
     "value": "Three zones, 2022"
    },
    {
     "label": "Water",
     "value": "City, and a well for the lawn"
    }
   ],
   "taxesPerYear": 18900,
   "illustrated": true,
   "imageAlt": "Shingle-and-stone riverfront estate on the St. Johns at golden hour, live oaks, a long dock and a boat in its boat house",
   "closeUp": {
    "caption": "The St. Johns from the porch",
    "alt": "The river early in the morning from a porch with a swing and a lantern, the dock beyond its open bay and mist before the far shore"
   },
   "plan": {
    "caption": "First and second floor, and the guest suite",
    "alt": "Floor plans in ink and wash of the estate, with measures. Dining room in the foot of the turret, living room, kitchen and veranda to the river; four bedrooms above; the guest suite over the garage"
   },
   "plate": "shingle-estate",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "oceanfront-contemporary",
   "name": "Oceanfront Contemporary",
   "address": "No. 2 Sample Walk, Jacksonville Beach",
   "neighborhood": "jacksonville-beach",
   "neighborhoodName": "Jacksonville Beach",
   "status": "for-sale",
   "price": 1295000,
   "beds": 4,
   "baths": 3.5,
   "squareFeet": 3140,
   "kind": "house",
   "lotAcres": 0.14,
   "yearBuilt": 2016,
   "summary": "Two floors of glass and terraces above the dune in Jacksonville Beach, with a pool on the ocean side.",
   "description": [
    "The lot is the back of an old dune, some feet higher than the street. That is why the living room and the pool can lie level with the ground. The house stands lengthwise between street and sea; its long glass front looks north, out of the hard sun.",
    "You come in at the street end, behind the garage. Living room, table and kitchen are one room from the hall to the sea, open through impact-rated glass to two sides. The floor is a pale stone that does not mind sand. A bedroom with its own bath and a pantry lie at the back, a half bath by the door. An elevator runs in the tower of coquina, the stair beside it.",
    "Upstairs are three bedrooms and two baths. The largest has the corner toward the ocean; at the other end is a narrow room for a desk. The terrace goes around both ocean sides under the flying roof.",
    "The pool lies on the stone terrace, with a fire pit at its end. A boardwalk crosses the dune; sea oats are protected in Florida, so it is the only way over. Ask me for the elevation certificate and the coastal construction line before anything else."
   ],
   "features": [
    "Pool on the ocean side",
    "Impact-rated glass throughout",
    "Elevator to the upper floor",
    "Terraces facing the Atlantic"
   ],
   "facts": [
    {
     "label": "Construction",
     "value": "Concrete, coquina, glass"
    },
    {
     "label": "Heating and cooling",
     "value": "Three zones, 2016"
    },
    {
     "label": "Power and water",
     "value": "City, Beaches Energy"
    },
    {
     "label": "Parking",
     "value": "Garage, two on the drive"
    }
   ],
   "taxesPerYear": 19400,
   "illustrated": true,
   "imageAlt": "Oceanfront contemporary home with lit glass rooms and a pool under a rising moon",
   "plan": {
    "caption": "First and upper floor",
    "alt": "Floor plans in ink and wash of the oceanfront house, with measures. Kitchen, living room, a bedroom, garage and a terrace with the pool below, from which a boardwalk crosses the dune; three bedrooms and a terrace above"
   },
   "plate": "contemporary",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "ortega-mediterranean",
   "name": "Ortega Mediterranean",
   "address": "No. 3 Sample Circle, Ortega",
   "neighborhood": "ortega",
   "neighborhoodName": "Ortega",
   "status": "for-sale",
   "price": 1195000,
   "beds": 4,
   "baths": 3.5,
   "squareFeet": 3960,
   "kind": "house",
   "lotAcres": 0.38,
   "yearBuilt": 1926,
   "summary": "A Mediterranean Revival house of 1926 in Ortega, with a tower room, a loggia and a fountain court.",
   "description": [
    "An iron gate in the wall opens on the court, and the house is built around it. A tiered fountain in a tiled basin stands in the middle, on paving of terracotta. Four arches of a loggia close the far side; to the left rises the tower.",
    "The front door is in the foot of the tower. It leads to a hall with a floor of glazed tile, and from there the rooms follow one another around the court, each with light from two sides. The living room has a coquina fireplace and a ceiling of cypress beams. The dining room opens to the loggia; behind it are the kitchen and a half bath.",
    "A stair with its ironwork of 1926 goes up to four bedrooms and three baths. The largest has the balcony above the fountain. From the landing a second, narrow stair climbs to the tower room, which has windows on all four sides and looks over the park circle.",
    "The roof is of barrel tile, laid again on new underlayment. Date palms and bougainvillea stand in the court, and a small lawn with a gate lies behind the kitchen. The lot is a corner on one of the circles that the plan of 1909 gave to Ortega."
   ],
   "features": [
    "Barrel-tile roof and loggia",
    "Fountain court and tower room",
    "Original 1926 ironwork",
    "Corner lot on a park circle"
   ],
   "facts": [
    {
     "label": "Construction",
     "value": "Stucco on hollow tile"
    },
    {
     "label": "Heating and cooling",
     "value": "Three zones, 2020"
    },
    {
     "label": "Water and sewer",
     "value": "City"
    },
    {
     "label": "Parking",
     "value": "Two cars behind the kitchen"
    }
   ],
   "taxesPerYear": 15800,
   "illustrated": true,
   "imageAlt": "Mediterranean Revival villa in Ortega with tile roofs, tower, arched loggia and a fountain court in late sun",
   "plan": {
    "caption": "First and second floor, and the tower room",
    "alt": "Floor plans in ink and wash of the villa, with measures. Rooms around a court with a fountain, the door in the foot of the tower, a loggia; four bedrooms and a balcony above; the tower room"
   },
   "plate": "mediterranean",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "san-marco-georgian",
   "name": "San Marco Georgian",
   "address": "No. 4 Sample Avenue, San Marco",
   "neighborhood": "san-marco",
   "neighborhoodName": "San Marco",
   "status": "for-sale",
   "price": 1125000,
   "beds": 4,
   "baths": 3,
   "squareFeet": 3410,
   "kind": "house",
   "lotAcres": 0.26,
   "yearBuilt": 1929,
   "summary": "A brick Georgian house with slate roof and a paneled library, five blocks from San Marco Square.",
   "description": [
    "A brick walk runs straight from the street between two beds of azalea to a portico of white columns. The front is five bays of brick in Flemish bond under a slate roof with three dormers. Slate, brick and copper gutters have lasted since 1929.",
    "A dark blue door opens on a stone-floored hall with the stair. To the left is the library, paneled in cypress, with a fireplace and shelves along a wall; behind it the dining room, and from there the kitchen in a wing of its own. To the right is the living room, as deep as the house, with the second fireplace and a sun room beyond. A full bath is at the end of the hall.",
    "Upstairs the main bedroom takes the living room's end of the house, with a bath and a closet behind it. Two more lie at the other end. The fourth, above the front door, opens to the balcony of the portico, which looks down the brick walk. They share a bath that kept its marble.",
    "Behind the house a terrace of the same brick steps down to a lawn with a camellia hedge and a garage for two cars. It is five blocks to San Marco Square, on sidewalks the whole way, with the lions and the theater marquee at the end of the walk."
   ],
   "features": [
    "Five blocks from the square",
    "Slate roof and copper gutters",
    "Library with fireplace",
    "Balcony over a brick walk"
   ],
   "facts": [
    {
     "label": "Foundation",
     "value": "Brick, crawl space"
    },
    {
     "label": "Roof",
     "value": "Slate, valleys renewed 2012"
    },
    {
     "label": "Heating and cooling",
     "value": "Two zones, 2018"
    },
    {
     "label": "Water and sewer",
     "value": "City"
    }
   ],
   "taxesPerYear": 14600,
   "illustrated": true,
   "imageAlt": "Brick Georgian house in San Marco with a white balcony and a brick walk under a mossy oak",
   "plan": {
    "caption": "First and second floor",
    "alt": "Floor plans in ink and wash of the Georgian house, with measures. Center hall, living room, library, dining room, kitchen and sun room below; four bedrooms, two baths and the balcony above"
   },
   "plate": "georgian",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "downtown-penthouse",
   "name": "Downtown Penthouse",
   "address": "No. 5 Sample Place, Downtown Jacksonville",
   "neighborhood": "downtown-jacksonville",
   "neighborhoodName": "Downtown Jacksonville",
   "status": "for-sale",
   "price": 1050000,
   "beds": 3,
   "baths": 3,
   "squareFeet": 2680,
   "kind": "condominium",
   "yearBuilt": 2007,
   "summary": "A downtown penthouse with river views on three sides, a terrace and two deeded parking spaces.",
   "description": [
    "The elevator stops on the top floor at a landing with two doors. Behind this one a hall with closets on both sides turns once, and then the river is in front of you. The St. Johns bends around the building, and water is seen on three sides.",
    "Living room, dining table and kitchen share the north side, with glass from the floor to ceilings ten feet high. The blue lift bridge is close enough to watch its span go up; the towers of downtown stand behind it. A gas fireplace and shelves close the room at its inner end. The kitchen has a long island, a pantry and a window upriver.",
    "The largest bedroom lies downstream and has the sun early; its bath has a tub at the window. The second bedroom has a bath of its own, the third uses the one off the hall.",
    "The terrace opens from the dining end, roofed for half its depth, with a summer kitchen of grill, sink and cold drawers. Two deeded parking spaces are in the garage below. Before an offer I ask the association for its budget, reserve study and rental rules. The Riverwalk passes the door."
   ],
   "features": [
    "River views on three sides",
    "Two deeded parking spaces",
    "Ten-foot ceilings",
    "Terrace with summer kitchen"
   ],
   "facts": [
    {
     "label": "Floor",
     "value": "Top, by elevator"
    },
    {
     "label": "Windows",
     "value": "Impact-rated, 2019"
    },
    {
     "label": "Heating and cooling",
     "value": "Heat pumps, 2020"
    }
   ],
   "taxesPerYear": 13900,
   "hoaPerYear": 15600,
   "illustrated": true,
   "imageAlt": "Glass penthouse living room at night above the St. Johns, looking out to the blue bridge and the skyline",
   "plan": {
    "caption": "Top floor, and the two parking spaces",
    "alt": "Floor plan in ink and wash of the penthouse, with measures. Kitchen, dining and living room along the river under glass, a terrace before them, three bedrooms with three baths behind"
   },
   "plate": "tower",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "avondale-tudor",
   "name": "Avondale Tudor",
   "address": "No. 6 Sample Lane, Avondale",
   "neighborhood": "avondale",
   "neighborhoodName": "Avondale",
   "status": "for-sale",
   "price": 975000,
   "beds": 4,
   "baths": 3,
   "squareFeet": 2940,
   "kind": "house",
   "lotAcres": 0.22,
   "yearBuilt": 1927,
   "summary": "A Tudor of 1927 with leaded casements and a permitted garage apartment, two blocks from the Shoppes of Avondale.",
   "description": [
    "Two brick posts and a clipped hedge mark the walk, which climbs four low steps of flagstone to an arched oak door in a steep gable. The brick around it is clinker, burned dark and laid unevenly on purpose. Half-timbered gables stand to both sides of it.",
    "Behind the door a stone vestibule leads to the hall with the stair. The living room lies to the right of it, with a beamed ceiling, a fireplace and casements to the street; dining room and kitchen follow toward the garden. The kitchen was rebuilt in 2023 with soapstone, inset oak cabinets and a door to the terrace; the plaster, the oak floors and the leaded windows with their iron catches are of 1927. The fourth bedroom, with a bath beside it, lies at the quiet end of this floor.",
    "The stair turns once under a tall leaded window. Above are three bedrooms and two baths; the largest fills a gable, with closets built into the eaves.",
    "A gravel court lies between the house and the garage, with a fig against the warm wall. The apartment over the garage, one room with a kitchen and a shower, has its permit and is counted apart. It is two blocks to the Shoppes of Avondale, on a sidewalk that bends around its oaks."
   ],
   "features": [
    "Leaded casement windows",
    "Two blocks from the Shoppes",
    "Kitchen rebuilt in 2023",
    "Permitted garage apartment"
   ],
   "facts": [
    {
     "label": "Foundation",
     "value": "Brick, crawl space"
    },
    {
     "label": "Roof",
     "value": "Slate, repaired 2014"
    },
    {
     "label": "Heating and cooling",
     "value": "Two zones, 2019"
    },
    {
     "label": "Parking",
     "value": "Two cars in the garage"
    }
   ],
   "taxesPerYear": 12400,
   "illustrated": true,
   "imageAlt": "Avondale Tudor at blue hour beneath moss-hung oaks, leaded windows glowing and a cat on the sill",
   "plan": {
    "caption": "First and second floor, and the garage apartment",
    "alt": "Floor plans in ink and wash of the Tudor house, with measures. Vestibule, living and dining room, kitchen and a bedroom below; three bedrooms above; one room with kitchen and shower over the garage"
   },
   "plate": "tudor",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "nocatee-farmhouse",
   "name": "Nocatee Farmhouse",
   "address": "No. 7 Sample Trail, Nocatee",
   "neighborhood": "nocatee",
   "neighborhoodName": "Nocatee",
   "status": "for-sale",
   "price": 925000,
   "beds": 5,
   "baths": 4,
   "squareFeet": 3580,
   "kind": "house",
   "lotAcres": 0.31,
   "yearBuilt": 2019,
   "summary": "A modern farmhouse in Nocatee on a lot that backs to preserve, with a three-⁠car garage and a generator.",
   "description": [
    "The drive curves over gravel past the front to a garage for three cars, set back behind the gables. A porch on cedar posts runs across the front between two gables of board and batten. The roof is metal, the window frames are black.",
    "An oak door leads into a hall with the stair, and the hall straight through to the back of the house, where kitchen, table and fireplace have one large room. Its doors fold open to a screened porch. A pantry and a mud room lie between the kitchen and the garage. A study stands at the front, and one bedroom with its bath is on this floor, away from the large room.",
    "Upstairs the landing is wide enough for a desk under the window. The main bedroom looks into the trees; three more bedrooms share two baths, and the laundry is on this floor too. Floors are white oak throughout.",
    "Behind the screened porch the lawn is short and ends at preserve, pine and palmetto on which nothing can be built. A generator on natural gas carries the whole house when a storm takes the line down. At the end of the street begins one of the paths for bicycles and electric carts that lead through Nocatee."
   ],
   "features": [
    "Lot backing to preserve",
    "Three-⁠car garage",
    "Cedar-post front porch",
    "Whole-house generator"
   ],
   "facts": [
    {
     "label": "Construction",
     "value": "Frame, fiber-cement boards"
    },
    {
     "label": "Heating and cooling",
     "value": "Two zones, 2019"
    },
    {
     "label": "Water and sewer",
     "value": "Public"
    }
   ],
   "taxesPerYear": 11200,
   "hoaPerYear": 1100,
   "illustrated": true,
   "imageAlt": "White modern farmhouse in Nocatee at evening, lit black-framed windows, cedar-post porch, tall pines",
   "plan": {
    "caption": "First and second floor",
    "alt": "Floor plans in ink and wash of the farmhouse, with measures. Front porch, hall, study, living room with kitchen, a bedroom, screened porch and garage below; four bedrooms and a landing above"
   },
   "plate": "farmhouse",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  },
  {
   "id": "riverside-bungalow",
   "name": "Riverside Bungalow",
   "address": "No. 8 Sample Row, Riverside",
   "neighborhood": "riverside",
   "neighborhoodName": "Riverside",
   "status": "for-sale",
   "price": 895000,
   "beds": 3,
   "baths": 2.5,
   "squareFeet": 2360,
   "kind": "house",
   "lotAcres": 0.16,
   "yearBuilt": 1919,
   "summary": "A Craftsman bungalow of 1919 in Riverside with a deep porch, restored heart pine and a detached studio.",
   "description": [
    "From the picket fence a short walk and a few steps lead up to the porch. It takes most of the front, on brick piers with tapered posts, and has room for a swing at one end and a table at the other. The clapboard is sage green, the gables above it are shingled.",
    "The door opens into the living room, whose fireplace stands on the chimney wall. A wide opening leads to the dining room beside it, and a swinging door from there to the kitchen. Behind that come a laundry, a half bath and a sun room that looks into the yard. The floors are the heart pine they were laid in, sanded and oiled. Wiring and plumbing were renewed in 2021.",
    "Two bedrooms with a bath between them lie along the other side, off the hall. The stair goes up to the third, which has the whole upper floor under the gables: a place to sit, a closet and a bath of its own.",
    "Behind the house are a deck, a lawn and a pecan tree, and at the end a detached studio with a door to the yard and one to the alley, where two cars park. Azaleas and roses grow along the fence. The street is narrow, under oaks, and built with porches like this one."
   ],
   "features": [
    "Deep porch on brick piers",
    "Heart-pine floors, restored",
    "Rewired and replumbed in 2021",
    "Detached studio on the alley"
   ],
   "facts": [
    {
     "label": "Foundation",
     "value": "Brick piers, crawl space"
    },
    {
     "label": "Roof",
     "value": "Architectural shingle, 2017"
    },
    {
     "label": "Heating and cooling",
     "value": "Two zones, 2021"
    },
    {
     "label": "Water and sewer",
     "value": "City"
    }
   ],
   "taxesPerYear": 10800,
   "illustrated": true,
   "imageAlt": "Riverside Craftsman bungalow at dusk with brick piers, a porch swing and azaleas along a picket fence",
   "plan": {
    "caption": "First and upper floor, and the studio",
    "alt": "Floor plans in ink and wash of the bungalow, with measures. Porch, living and dining room, kitchen, sun room and two bedrooms below; the primary suite above; a studio apart"
   },
   "plate": "bungalow",
   "asOf": "2026-10",
   "old": false,
   "sample": true
  }
 ],
 "featuredCount": 8,
 "neighborhoods": [
  {
   "slug": "downtown-jacksonville",
   "name": "Downtown Jacksonville",
   "tagline": "Two riverbanks, two bridges between them and a skyline to come home to",
   "description": "Condominium towers and lofts on both banks of the St. Johns, the Riverwalks at the door.",
   "imageAlt": "Friendship Fountain lit at blue hour, a water taxi on the river, the skyline and the blue Main Street Bridge",
   "focus": {
    "x": 0.5,
    "y": 0.5
   },
   "zipCode": "32202",
   "figures": {
    "medianPrice": "$425K",
    "growth": "+9.2%",
    "daysOnMarket": 38
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "springfield",
    "riverside",
    "san-marco"
   ],
   "center": {
    "lat": 30.3265,
    "lon": -81.6558
   },
   "page": {
    "title": "Downtown Condos & Lofts",
    "description": "River towers on the Southbank, brick lofts on Bay Street: a guide to homes in Downtown Jacksonville, with sample market figures for ZIP 32202."
   },
   "about": [
    "Downtown faces itself across the St. Johns River. On the Northbank, the street grid laid out in 1822 runs back from Bay Street past the Florida Theatre, James Weldon Johnson Park and the office buildings put up after the fire of 1901. On the Southbank, towers stand along Riverplace Boulevard beside Friendship Fountain. The blue steel lift of the Main Street Bridge joins the two, and the Acosta Bridge carries cars, walkers and the Skyway a few blocks upstream.",
    "Homes here are mostly in three forms: river towers with garages and staffed lobbies, brick commercial buildings turned into lofts, and low apartment blocks in Brooklyn and LaVilla. Floor height and exposure matter more than square feet, since a unit facing the bend of the river sees both sunrise and the bridges lit at night. Ask about reserve funding, the latest structural inspection and where the second parking space is; in this market those three answers move the price."
   ],
   "lies": "On both banks of the St. Johns, where the Main Street and Acosta bridges cross.",
   "buildings": [
    {
     "name": "The Peninsula",
     "descriptor": "Southbank riverfront condominium tower"
    },
    {
     "name": "The Strand",
     "descriptor": "Southbank high-rise residences on the Riverwalk"
    },
    {
     "name": "Berkman Plaza",
     "descriptor": "Northbank condominiums on East Bay Street"
    },
    {
     "name": "Churchwell Lofts",
     "descriptor": "Brick warehouse lofts on East Bay Street"
    }
   ],
   "plate": "tower",
   "checks": [
    {
     "term": "Floor and exposure",
     "note": "Two visits, one of them after dark"
    },
    {
     "term": "Reserve funding",
     "note": "The study, the budget, and assessments already voted"
    },
    {
     "term": "The structural inspection",
     "note": "Its date, and what it left open"
    },
    {
     "term": "The second parking space",
     "note": "Deeded, leased or only promised"
    }
   ]
  },
  {
   "slug": "riverside",
   "name": "Riverside",
   "tagline": "Porches, oaks and the Saturday market under the bridge",
   "description": "Bungalows and brick apartment houses between Five Points, Memorial Park and the river.",
   "imageAlt": "Craftsman bungalows with porch swings, a brick walk and a bicycle under a live oak, market tents by the river",
   "focus": {
    "x": 0.45,
    "y": 0.5
   },
   "zipCode": "32205",
   "figures": {
    "medianPrice": "$425K",
    "growth": "+8.2%",
    "daysOnMarket": 45
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "avondale",
    "springfield",
    "murray-hill"
   ],
   "center": {
    "lat": 30.3118,
    "lon": -81.6805
   },
   "page": {
    "title": "Riverside Bungalows",
    "description": "Craftsman bungalows, brick walk-ups and river condominiums near Five Points and Memorial Park: a guide to homes for sale in Riverside, 32205."
   },
   "about": [
    "Riverside grew after the fire of 1901, when builders moved upriver and tried every style then in print. Prairie-style houses by Henry John Klutho’s contemporaries stand beside Colonial Revivals, Tudors and street after street of Craftsman bungalows with deep porches. The district was listed in the National Register in 1985. Memorial Park, laid out by the Olmsted Brothers and opened in 1924, gives the neighborhood its lawn on the water, with the winged bronze figure Life at the river’s edge.",
    "Daily errands are done on foot at Five Points, along Park Street, and on King Street, where breweries and kitchens share old storefronts. The Cummer Museum keeps its formal gardens on Riverside Avenue, and the Riverside Arts Market sets up on Saturdays beneath the Fuller Warren Bridge, whose shared-use path crosses to the Southbank. Exterior changes inside the historic district need a certificate of appropriateness, so I read the file for past approvals, then look at piers, roof, wiring and sewer line."
   ],
   "lies": "Upriver from downtown, between Five Points, Memorial Park and the St. Johns.",
   "buildings": [
    {
     "name": "Park Lane",
     "descriptor": "1920s residential tower beside Memorial Park"
    },
    {
     "name": "Villa Riva",
     "descriptor": "Riverfront condominiums with dock views"
    },
    {
     "name": "The John Gorrie",
     "descriptor": "Condominiums in a restored 1920s Mediterranean Revival landmark"
    },
    {
     "name": "1661 Riverside",
     "descriptor": "Mid-rise condominiums over shops near Five Points"
    }
   ],
   "plate": "bungalow",
   "checks": [
    {
     "term": "The certificate of appropriateness",
     "note": "For porch, windows or fence: asked for before the offer"
    },
    {
     "term": "Past approvals",
     "note": "The drawings in the file beside the house as it stands"
    },
    {
     "term": "Piers and roof",
     "note": "A level on each floor, a flashlight under it"
    },
    {
     "term": "Wiring and sewer line",
     "note": "An electrician and a camera, while the offer can be withdrawn"
    }
   ]
  },
  {
   "slug": "san-marco",
   "name": "San Marco",
   "tagline": "A square with lions, a theater marquee and the river beyond",
   "description": "Mediterranean and Georgian houses around San Marco Square, with river lots along River Road.",
   "imageAlt": "San Marco Square at dusk with a three-lions fountain, a small Art Deco theater and string lights",
   "focus": {
    "x": 0.5,
    "y": 0.58
   },
   "zipCode": "32207",
   "figures": {
    "medianPrice": "$485K",
    "growth": "+9.1%",
    "daysOnMarket": 38
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "avondale",
    "ortega",
    "downtown-jacksonville"
   ],
   "center": {
    "lat": 30.3035,
    "lon": -81.6525
   },
   "page": {
    "title": "San Marco Homes",
    "description": "Mediterranean Revival and Georgian houses, river lots and the square with its lions: a guide to San Marco homes, with figures for ZIP 32207."
   },
   "about": [
    "San Marco was platted in 1925 by Telfair Stockton in what was then the city of South Jacksonville, and its street names still read like an Italian itinerary: Naldo, Belmonte, Sorrento. The square at San Marco Boulevard and Atlantic Boulevard was modeled on its Venetian namesake and holds a fountain with three lions. The Art Deco marquee of the San Marco Theatre dates from 1938, and Theatre Jacksonville plays across the way. Shops and restaurants occupy the original two-story buildings.",
    "West of San Marco Boulevard the lots run to the St. Johns, and River Road looks across a wide bend to the downtown skyline. Mediterranean Revival houses with barrel-tile roofs gather in Granada; brick Georgians and Colonial Revivals continue south along Hendricks Avenue. Riverfront buyers should ask about the bulkhead’s age, dock permits and the elevation certificate. A few blocks lie low and take water in heavy rain, while the next block stays dry, so I check each address rather than the ZIP code."
   ],
   "lies": "On the east bank, facing downtown across the bend of the St. Johns.",
   "buildings": [
    {
     "name": "San Marco Square",
     "descriptor": "Homes within a short walk of the fountain"
    },
    {
     "name": "Granada",
     "descriptor": "1920s Mediterranean Revival streets near the river"
    },
    {
     "name": "River Road",
     "descriptor": "Riverfront houses facing the downtown skyline"
    },
    {
     "name": "Colonial Manor",
     "descriptor": "Prewar brick and frame houses off Hendricks Avenue"
    }
   ],
   "plate": "georgian",
   "checks": [
    {
     "term": "The bulkhead",
     "note": "A dock builder’s word on what is below the water"
    },
    {
     "term": "The dock",
     "note": "Whose name the permits are in, and what was added since"
    },
    {
     "term": "The elevation certificate",
     "note": "Its figures against the flood map of this year"
    },
    {
     "term": "The block",
     "note": "A drive through it in heavy rain"
    }
   ]
  },
  {
   "slug": "jacksonville-beach",
   "name": "Jacksonville Beach",
   "tagline": "Numbered avenues, a long pier and the Atlantic at the end of the street",
   "description": "Condominiums and beach houses on a walkable grid from the ocean to the Intracoastal.",
   "imageAlt": "The fishing pier runs out to the sunrise over green surf, with sandpipers and a surfer carrying a longboard",
   "focus": {
    "x": 0.6,
    "y": 0.5
   },
   "zipCode": "32250",
   "figures": {
    "medianPrice": "$625K",
    "growth": "+12.4%",
    "daysOnMarket": 52
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "atlantic-beach",
    "ponte-vedra-beach",
    "nocatee"
   ],
   "center": {
    "lat": 30.2866,
    "lon": -81.3947
   },
   "page": {
    "title": "Jacksonville Beach",
    "description": "Oceanfront towers on First Street, houses on the numbered avenues and docks on the Intracoastal: a guide to homes in Jacksonville Beach, 32250."
   },
   "about": [
    "Jacksonville Beach began in the 1880s as a railroad resort called Ruby, later Pablo Beach, and kept the plan: numbered avenues that all end at the sand. The fishing pier stands at Fourth Avenue North, the Seawalk Pavilion holds concerts near Beach Boulevard, and restaurants fill the blocks between First and Third Streets. The city has its own mayor and council and its own electric utility, Beaches Energy, though it lies within consolidated Duval County.",
    "First Street is a line of condominium towers and narrow oceanfront houses; a block or two inland, older cottages are replaced one lot at a time by three-story homes with roof decks. Toward the Intracoastal Waterway, streets near Beach Marine and the golf course off Penman Road offer larger lots and boat access. In a condominium I read the milestone inspection and the structural integrity reserve study before the view. For houses, insurance quotes, roof age and window ratings come first."
   ],
   "lies": "Numbered avenues between the Intracoastal Waterway and the Atlantic.",
   "buildings": [
    {
     "name": "Acquilus",
     "descriptor": "Oceanfront condominium towers on First Street"
    },
    {
     "name": "The Landmark",
     "descriptor": "Oceanfront high-rise with balconies to the east"
    },
    {
     "name": "Oceania",
     "descriptor": "Oceanfront condominiums south of the pier"
    },
    {
     "name": "The Metropolitan",
     "descriptor": "Mid-rise condominiums on Third Street"
    }
   ],
   "plate": "contemporary",
   "checks": [
    {
     "term": "The milestone inspection",
     "note": "Phase one or phase two, and what the second found"
    },
    {
     "term": "The structural integrity reserve study",
     "note": "What it will add to the dues, year by year"
    },
    {
     "term": "Insurance quotes",
     "note": "For wind and for flood, from two companies each"
    },
    {
     "term": "Roof and windows",
     "note": "The year on the permit, the label on the glass"
    }
   ]
  },
  {
   "slug": "nocatee",
   "name": "Nocatee",
   "tagline": "New construction, greenway trails and a preserve on the Intracoastal",
   "description": "New houses and townhomes in Ponte Vedra, joined by golf-cart paths and trails.",
   "imageAlt": "A boardwalk curves over a misty lake at sunrise with a kayaker, a great blue heron and tall pines",
   "focus": {
    "x": 0.55,
    "y": 0.42
   },
   "zipCode": "32081",
   "figures": {
    "medianPrice": "$385K",
    "growth": "+11.8%",
    "daysOnMarket": 28
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "ponte-vedra-beach",
    "southside",
    "jacksonville-beach"
   ],
   "center": {
    "lat": 30.1115,
    "lon": -81.4185
   },
   "page": {
    "title": "Nocatee New Homes",
    "description": "New construction villages, greenway trails and what the CDD on the tax bill means: a guide to homes in Nocatee, with sample figures for ZIP 32081."
   },
   "about": [
    "Nocatee was planned in the early 2000s on about 13,000 acres of former timber land straddling the line between St. Johns and Duval counties. Thousands of those acres were set aside as preserve and greenway, including more than three miles along the Tolomato River, which is the Intracoastal Waterway here. Town Center, at Nocatee Parkway and Crosswater Parkway, holds the grocery, restaurants and offices. Wide multi-use paths run beside the main roads, and many errands are made by golf cart.",
    "Houses here are recent, so the questions differ from those in the older city. Each village has its own builder, lot width and association; some back to water or preserve, others to the next row. A community development district assessment, the CDD, appears on the yearly tax bill and pays for roads and the water parks; its balance differs from lot to lot. Compare a resale’s finished landscape and shorter wait with a builder’s incentives and warranty before choosing."
   ],
   "lies": "On the line between St. Johns and Duval counties, with the Intracoastal to the east.",
   "buildings": [
    {
     "name": "The Promenade",
     "descriptor": "Condominiums and carriage homes near Town Center"
    },
    {
     "name": "Nocatee Town Center",
     "descriptor": "Residences beside shops and offices"
    },
    {
     "name": "Anastasia",
     "descriptor": "Single-level houses on lake and preserve lots"
    },
    {
     "name": "Crosswater",
     "descriptor": "Larger lots along the greenway"
    }
   ],
   "plate": "farmhouse",
   "checks": [
    {
     "term": "The CDD",
     "note": "What is owed on this lot, in writing, before the offer"
    },
    {
     "term": "The village",
     "note": "Its rules on fences, boats and rentals"
    },
    {
     "term": "What the lot backs to",
     "note": "The plat and not the view: what may still be built there"
    },
    {
     "term": "Resale or new",
     "note": "Two sums over five years, with blinds and lawn in both"
    }
   ]
  },
  {
   "slug": "murray-hill",
   "name": "Murray Hill",
   "tagline": "Bungalow blocks and an Edgewood Avenue worth walking",
   "description": "Frame bungalows on generous lots around the shops and music rooms of Edgewood Avenue.",
   "imageAlt": "Edgewood Avenue as the sun goes, with an egret mural, lit 1940s storefronts, a neon blade sign and a vintage car",
   "focus": {
    "x": 0.55,
    "y": 0.55
   },
   "zipCode": "32205",
   "figures": {
    "medianPrice": "$325K",
    "growth": "+7.3%",
    "daysOnMarket": 42
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "riverside",
    "springfield",
    "avondale"
   ],
   "center": {
    "lat": 30.3155,
    "lon": -81.7155
   },
   "page": {
    "title": "Murray Hill Bungalows",
    "description": "Frame bungalows, deep lots and the storefronts of Edgewood Avenue: a guide to homes in Murray Hill, Jacksonville, with figures for ZIP 32205."
   },
   "about": [
    "Murray Hill was its own town until 1925, when Jacksonville annexed it along with its grid of numbered and named streets between Roosevelt Boulevard and Cassat Avenue. Most houses went up from the 1910s to the 1950s: one-story frame bungalows with gabled porches, then brick and concrete-block cottages. Edgewood Avenue South is the main street. The former movie house there became a music venue in the 1990s, and bakeries, bars and small restaurants followed into the storefronts around it.",
    "The neighborhood lies just west of Riverside and Avondale, across the railroad and Roosevelt Boulevard, and many of its lots have a detached garage and room for a garden. It has no local historic-district review, so additions and new windows need only ordinary permits. Renovated houses vary widely in what was done behind the plaster; I ask for permit history, plumbing material and the age of the electrical panel. Four Corners Park and the library branch are within a short ride of most streets."
   ],
   "lies": "Just west of Riverside and Avondale, across the railroad and Roosevelt Boulevard.",
   "buildings": [
    {
     "name": "Historic Bungalow Conversions",
     "descriptor": "Renovated frame houses from the 1910s to 1930s"
    },
    {
     "name": "Murray Hill Commons",
     "descriptor": "Low-rise homes near the main street"
    },
    {
     "name": "Edgewood Avenue Residences",
     "descriptor": "Homes above and behind the storefronts"
    },
    {
     "name": "Park Street Lofts",
     "descriptor": "Open-plan units toward Riverside"
    }
   ],
   "plate": "frame-cottage",
   "checks": [
    {
     "term": "The permit history",
     "note": "The city’s list, held beside what one sees"
    },
    {
     "term": "The plumbing",
     "note": "Galvanized, copper or plastic, under the floor too"
    },
    {
     "term": "The electrical panel",
     "note": "Its amperage and its maker; some are not insured"
    },
    {
     "term": "Additions and new windows",
     "note": "Where old and new floors meet, and whether they are level"
    }
   ]
  },
  {
   "slug": "avondale",
   "name": "Avondale",
   "tagline": "A 1920s garden suburb that kept its trees and its Shoppes",
   "description": "Mediterranean and Tudor Revival houses on curving streets between St. Johns Avenue and the river.",
   "imageAlt": "Café tables on a dappled brick sidewalk beside arched storefronts under a tunnel of live oaks",
   "focus": {
    "x": 0.35,
    "y": 0.55
   },
   "zipCode": "32205",
   "figures": {
    "medianPrice": "$395K",
    "growth": "+8.5%",
    "daysOnMarket": 41
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "riverside",
    "ortega",
    "san-marco"
   ],
   "center": {
    "lat": 30.3005,
    "lon": -81.7045
   },
   "page": {
    "title": "Avondale Historic Homes",
    "description": "Tudor and Mediterranean Revival houses, Boone Park and the Shoppes on St. Johns Avenue: a guide to homes in Avondale, with figures for 32205."
   },
   "about": [
    "Telfair Stockton opened Avondale in 1920 with rules on setbacks and building cost, and with parks threaded between the streets. The result is a quarter of curving avenues, tall live oaks and houses from a single decade: Mediterranean Revival with tile and loggias, Tudor with half-timber and clinker brick, and brick Colonial Revival. Boone Park lies along Little Fishweir Creek at the western end, with tennis courts under the trees, and several streets run down to the St. Johns.",
    "The Shoppes of Avondale, two blocks of awnings on St. Johns Avenue, put dinner, coffee and a bakery within a walk of most front doors. Together with Riverside the neighborhood forms one historic district, and exterior work is reviewed by the city’s preservation staff. That protects the street and adds weeks to a renovation, so plan both. I look first at tile roofs and their underlayment, cast-iron drains, knob-and-tube remnants and whether the garage apartment was permitted."
   ],
   "lies": "Along the St. Johns beside Riverside, with Little Fishweir Creek at its western end.",
   "buildings": [
    {
     "name": "Avondale Square",
     "descriptor": "Townhomes near St. Johns Avenue"
    },
    {
     "name": "St. Johns Avenue Residences",
     "descriptor": "Prewar apartments and duplex homes"
    },
    {
     "name": "Riverside Gardens",
     "descriptor": "Garden-court homes at the Riverside line"
    },
    {
     "name": "The Shoppes of Avondale",
     "descriptor": "Homes within a walk of the shopping street"
    }
   ],
   "plate": "tudor",
   "checks": [
    {
     "term": "The tile roof",
     "note": "When it was last lifted, and what lies under it"
    },
    {
     "term": "The drains",
     "note": "A camera through the line, from the house to the street"
    },
    {
     "term": "The wiring",
     "note": "What is left of knob and tube, in the attic above all"
    },
    {
     "term": "The garage apartment",
     "note": "Its permit, and whether it has a meter of its own"
    },
    {
     "term": "Exterior work",
     "note": "What was approved before, and what was done without"
    }
   ]
  },
  {
   "slug": "southside",
   "name": "Southside",
   "tagline": "Between the river and the beach, with both an easy drive away",
   "description": "Condominiums, townhomes and ranch houses of the 1960s off Butler Boulevard.",
   "imageAlt": "A low house of the 1960s after sunset, its wall of lit glass doubled in the swimming pool, with tall pines behind",
   "focus": {
    "x": 0.45,
    "y": 0.6
   },
   "zipCode": "32216",
   "figures": {
    "medianPrice": "$295K",
    "growth": "+6.8%",
    "daysOnMarket": 35
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "nocatee",
    "san-marco",
    "jacksonville-beach"
   ],
   "center": {
    "lat": 30.266,
    "lon": -81.558
   },
   "page": {
    "title": "Southside Townhomes",
    "description": "Condominiums, townhomes and ranch houses between JTB and Beach Boulevard: a guide to homes in Southside, Jacksonville, with figures for 32216."
   },
   "about": [
    "Southside is the broad middle of the city east of the St. Johns, crossed by Beach Boulevard, Southside Boulevard and J. Turner Butler Boulevard, which everyone calls JTB. It filled in from the 1960s onward: ranch houses on quarter-acre lots first, then office parks, and since 2005 the open-air streets of St. Johns Town Center. The University of North Florida campus keeps miles of boardwalk and trail through its own preserve.",
    "From most addresses JTB reaches the ocean in about twenty minutes outside the rush, with Interstate 95 to the west and Interstate 295 to the east. Homes are largely condominiums, townhomes and subdivisions with associations, built from the 1990s onward, so compare what each fee covers: roof, exterior insurance, water, reserves. Some complexes limit rentals or have a waiting list for them. Older ranch houses near Beach Boulevard have bigger yards, original terrazzo floors and no association at all."
   ],
   "lies": "East of the St. Johns, between Interstates 95 and 295 along Butler Boulevard.",
   "buildings": [
    {
     "name": "Southside Commons",
     "descriptor": "Townhomes with attached garages"
    },
    {
     "name": "Butler Boulevard Residences",
     "descriptor": "Condominiums close to the JTB interchanges"
    },
    {
     "name": "The Preserve at Southside",
     "descriptor": "Houses and townhomes beside conservation land"
    },
    {
     "name": "Town Center Plaza",
     "descriptor": "Flats near the open-air shopping streets"
    }
   ],
   "plate": "ranch",
   "checks": [
    {
     "term": "The association’s fee",
     "note": "The budget and the building’s own policy, before the offer"
    },
    {
     "term": "Rentals",
     "note": "The rules, and how long the list is now"
    },
    {
     "term": "The drive",
     "note": "JTB at eight in the morning, driven once"
    },
    {
     "term": "An older ranch house",
     "note": "What is under the carpet, and how old the pipes are"
    }
   ]
  },
  {
   "slug": "ortega",
   "name": "Ortega",
   "tagline": "A peninsula of oaks between two rivers",
   "description": "Riverfront estates and 1920s houses on a peninsula between the St. Johns and the Ortega River.",
   "imageAlt": "A sloop sails through the raised drawbridge on the Ortega River at sunset past a wooden yacht and a boathouse",
   "focus": {
    "x": 0.55,
    "y": 0.52
   },
   "zipCode": "32210",
   "figures": {
    "medianPrice": "$695K",
    "growth": "+10.2%",
    "daysOnMarket": 58
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "avondale",
    "san-marco",
    "ponte-vedra-beach"
   ],
   "center": {
    "lat": 30.2745,
    "lon": -81.7025
   },
   "page": {
    "title": "Ortega Riverfront Homes",
    "description": "Riverfront estates, 1920s houses and a drawbridge on the Ortega River: a guide to homes in Ortega, Jacksonville, with sample figures for 32210."
   },
   "about": [
    "Old Ortega is a peninsula. The St. Johns lies to the east, here some two miles wide, and the Ortega River to the west. The way in from Avondale is a low drawbridge of 1927 whose tender still opens it for sailboats. The plan of 1909, credited to Henry John Klutho, set circular parks along Ortega Boulevard, and streets such as Baltic, Manitou and McGirts still bend around them. Live oaks close over the boulevard for most of its length.",
    "Houses range from shingled cottages near Ortega Village, a short row of shops on Corinthian Avenue, to riverfront properties with deep lawns, boathouses and long docks over the shallows. Mediterranean, Colonial and midcentury designs share the same blocks. Several marinas and the Florida Yacht Club lie on or near the peninsula. For any waterfront lot I order the survey, bulkhead report and flood elevation before talking price, and check depth at the dock at low water, which varies much more than listings suggest."
   ],
   "lies": "A peninsula between the St. Johns, some two miles wide here, and the Ortega River.",
   "buildings": [
    {
     "name": "Ortega Forest",
     "descriptor": "Midcentury houses on large wooded lots"
    },
    {
     "name": "River Oaks",
     "descriptor": "Houses under live oaks near the water"
    },
    {
     "name": "Yacht Club Residences",
     "descriptor": "Homes close to marinas and moorings"
    },
    {
     "name": "The Peninsula",
     "descriptor": "Old Ortega streets between the two rivers"
    }
   ],
   "plate": "mediterranean",
   "checks": [
    {
     "term": "The survey",
     "note": "Easements, and where the bulkhead in truth stands"
    },
    {
     "term": "The bulkhead report",
     "note": "Cap, tiebacks and how many years are left"
    },
    {
     "term": "The flood elevation",
     "note": "The certificate, and a premium quoted from it"
    },
    {
     "term": "Depth at the dock",
     "note": "Sounded at the slip and all the way out"
    }
   ]
  },
  {
   "slug": "springfield",
   "name": "Springfield",
   "tagline": "Wide porches one mile north of downtown",
   "description": "Victorian, Prairie and Craftsman houses on a grid around Main Street and Hogans Creek.",
   "imageAlt": "A turreted Queen Anne and a Prairie-style house at dusk, facing a park with an iron fence, azaleas and a lit bandstand",
   "focus": {
    "x": 0.5,
    "y": 0.42
   },
   "zipCode": "32206",
   "figures": {
    "medianPrice": "$285K",
    "growth": "+12.1%",
    "daysOnMarket": 29
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "riverside",
    "murray-hill",
    "downtown-jacksonville"
   ],
   "center": {
    "lat": 30.3445,
    "lon": -81.6535
   },
   "page": {
    "title": "Springfield Houses",
    "description": "Queen Anne, Prairie and Craftsman houses, Main Street and Klutho Park: a guide to homes in Springfield, Jacksonville, with figures for ZIP 32206."
   },
   "about": [
    "Springfield was platted in 1869 and filled quickly after 1901, when the great fire burned downtown but stopped at Hogans Creek. Much of what was built then still stands: Queen Anne turrets, Prairie-style fronts by Henry John Klutho, whose own house stands on West Ninth Street, and long rows of two-story frame houses with porches on both floors. The historic district, about one square mile between Hogans Creek and Twelfth Street, entered the National Register in 1987.",
    "Main Street carries breweries, cafés and restored commercial blocks; Klutho Park follows the creek with balustrades from the 1920s, now being worked into the Emerald Trail that will ring the core of the city. Infill houses copy porch heights and setbacks of their neighbors because the historic commission reviews both new work and demolition. Renovations of the early 2000s sit beside houses untouched since the 1940s, so two similar fronts can differ by a new foundation. The inspection says more than the facade."
   ],
   "lies": "One mile north of downtown, between Hogans Creek and Twelfth Street.",
   "buildings": [
    {
     "name": "Main Street Lofts",
     "descriptor": "Open-plan units over street-level shops"
    },
    {
     "name": "Springfield Commons",
     "descriptor": "Newer townhomes with traditional porches"
    },
    {
     "name": "Art District Residences",
     "descriptor": "Live-work spaces near the warehouse blocks"
    },
    {
     "name": "The Revival",
     "descriptor": "Restored multi-unit houses from the 1900s"
    }
   ],
   "plate": "queen-anne",
   "checks": [
    {
     "term": "The foundation",
     "note": "Piers and sills, and who signed for the new ones"
    },
    {
     "term": "The renovation",
     "note": "Permits for each trade, with their final inspections"
    },
    {
     "term": "New work and demolition",
     "note": "What the lots on either side are cleared for"
    },
    {
     "term": "The inspection",
     "note": "By somebody who knows frame houses, from crawl space to attic"
    }
   ]
  },
  {
   "slug": "atlantic-beach",
   "name": "Atlantic Beach",
   "tagline": "Low houses, oak hammock and a beach reached by footpath",
   "description": "Cottages and new houses between ocean and marsh, with Beaches Town Center to the south.",
   "imageAlt": "A dune walkover leads to a pastel sunrise, a teal cruiser bicycle on the rail, sea oats and shingled cottages",
   "focus": {
    "x": 0.45,
    "y": 0.5
   },
   "zipCode": "32233",
   "figures": {
    "medianPrice": "$485K",
    "growth": "+8.9%",
    "daysOnMarket": 47
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "jacksonville-beach",
    "ponte-vedra-beach",
    "murray-hill"
   ],
   "center": {
    "lat": 30.3345,
    "lon": -81.4005
   },
   "page": {
    "title": "Atlantic Beach Homes",
    "description": "Cottages, oceanfront houses and the walkable blocks of Beaches Town Center: a guide to homes in Atlantic Beach, with sample figures for 32233."
   },
   "about": [
    "Atlantic Beach is a small city of its own at the north end of the beaches, begun when Henry Flagler’s railroad put up the Continental Hotel here in 1901. Height limits have kept it low: most houses are one to three stories, set in a coastal hammock of live oak and cabbage palm. Beaches Town Center, where Atlantic Boulevard meets the sand, is shared with Neptune Beach and holds the One Ocean hotel, restaurants and shops on a few walkable blocks.",
    "East of Seminole Road, the numbered streets end in wooden walkovers to the beach; west of Mayport Road, lots are often larger and prices lower. Selva Marina, around the country club, has broad postwar and rebuilt houses, and Tideviews and Dutton Island preserves give kayakers the Intracoastal marsh. Hanna Park, with its lake and mountain-bike trails, begins just beyond the city line. Tree removal needs a permit, and buildings near the dune face the coastal construction control line, so early plans save money."
   ],
   "lies": "At the north end of the beaches, between the ocean and the Intracoastal marsh.",
   "buildings": [
    {
     "name": "Oceanfront Condominiums",
     "descriptor": "Low-rise buildings directly on the dune"
    },
    {
     "name": "Atlantic Station",
     "descriptor": "Townhomes inland from the beach"
    },
    {
     "name": "Seminole Beach",
     "descriptor": "Oceanfront houses toward Hanna Park"
    },
    {
     "name": "Mayport Village",
     "descriptor": "Homes near the ferry and the fishing docks"
    }
   ],
   "plate": "beach-house",
   "checks": [
    {
     "term": "The control line",
     "note": "A survey that shows it, before any plan for a deck or a pool"
    },
    {
     "term": "The trees",
     "note": "Each trunk on the survey, with its width; the permit goes by it"
    },
    {
     "term": "The height limit",
     "note": "What could still be built on the lot next door"
    },
    {
     "term": "The side of Mayport Road",
     "note": "How far the sand is on foot, from the door and not from the map"
    }
   ]
  },
  {
   "slug": "ponte-vedra-beach",
   "name": "Ponte Vedra Beach",
   "tagline": "Ocean dunes on one side, fairways and lagoons on the other",
   "description": "Oceanfront houses on Ponte Vedra Boulevard and golf communities around Sawgrass.",
   "imageAlt": "An island golf green in a lagoon, a red-roofed clubhouse and a strip of ocean in golden evening light",
   "focus": {
    "x": 0.62,
    "y": 0.38
   },
   "zipCode": "32082",
   "figures": {
    "medianPrice": "$825K",
    "growth": "+13.5%",
    "daysOnMarket": 65
   },
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false,
   "similar": [
    "jacksonville-beach",
    "ortega",
    "nocatee"
   ],
   "center": {
    "lat": 30.2396,
    "lon": -81.3856
   },
   "page": {
    "title": "Ponte Vedra Beach Homes",
    "description": "Oceanfront houses on the boulevard and golf homes at Sawgrass: a guide to Ponte Vedra Beach real estate, with sample figures for ZIP 32082."
   },
   "about": [
    "Ponte Vedra Beach lies just over the St. Johns County line. It began as a mining camp called Mineral City; the National Lead Company turned it into a resort, and the Ponte Vedra Inn & Club opened in 1928. Ponte Vedra Boulevard runs for miles between oceanfront houses and the lagoons behind them. West of A1A, Sawgrass was cut out of marsh and pine, and the Stadium Course at TPC Sawgrass, with its island green at the seventeenth hole, has held The Players Championship since 1982.",
    "The choice here is mostly between dune, lagoon and fairway. Oceanfront lots are deep and regulated by the coastal construction control line; many were rebuilt since 2000 on higher foundations after northeasters took sand. Inside the golf communities, houses from the 1970s and 1980s sell beside full reconstructions, and club membership is sometimes separate from the deed. To the south, the Guana Tolomato Matanzas reserve keeps miles of beach and marsh free of building. County taxes, permits and utilities differ from those of Jacksonville."
   ],
   "lies": "Just over the St. Johns County line, from the ocean across A1A to Sawgrass.",
   "buildings": [
    {
     "name": "The Lodge & Club",
     "descriptor": "Oceanfront club surroundings on the boulevard"
    },
    {
     "name": "Sawgrass Country Club",
     "descriptor": "Gated golf community with a beach club"
    },
    {
     "name": "Ponte Vedra Inn Residences",
     "descriptor": "Homes near the 1928 inn and its courses"
    },
    {
     "name": "Ocean House",
     "descriptor": "Oceanfront condominium residences"
    }
   ],
   "plate": "west-indies",
   "checks": [
    {
     "term": "The control line",
     "note": "Where it crosses the lot, and what stands seaward of it"
    },
    {
     "term": "The foundation",
     "note": "Piles or footings, and to what elevation"
    },
    {
     "term": "The club membership",
     "note": "Its fee, its waiting list, and who may hold it"
    },
    {
     "term": "The county",
     "note": "A tax bill of this house beside one from Duval"
    }
   ]
  }
 ],
 "developmentAreas": {
  "northbank": {
   "name": "Downtown, Northbank",
   "guide": "downtown-jacksonville",
   "box": {
    "west": -81.667,
    "south": 30.318,
    "east": -81.63,
    "north": 30.336
   }
  },
  "southbank": {
   "name": "Downtown, Southbank",
   "guide": "downtown-jacksonville",
   "box": {
    "west": -81.667,
    "south": 30.31,
    "east": -81.64,
    "north": 30.322
   }
  },
  "lavilla": {
   "name": "Downtown, LaVilla",
   "guide": "downtown-jacksonville",
   "box": {
    "west": -81.678,
    "south": 30.323,
    "east": -81.662,
    "north": 30.336
   }
  },
  "eastside": {
   "name": "Eastside",
   "guide": null,
   "box": {
    "west": -81.651,
    "south": 30.324,
    "east": -81.625,
    "north": 30.345
   }
  },
  "springfield": {
   "name": "Springfield",
   "guide": "springfield",
   "box": {
    "west": -81.668,
    "south": 30.335,
    "east": -81.638,
    "north": 30.365
   }
  },
  "trout-river": {
   "name": "North Jacksonville",
   "guide": null,
   "box": {
    "west": -81.67,
    "south": 30.39,
    "east": -81.62,
    "north": 30.43
   }
  },
  "southside": {
   "name": "Southside",
   "guide": "southside",
   "box": {
    "west": -81.61,
    "south": 30.215,
    "east": -81.48,
    "north": 30.31
   }
  },
  "intracoastal-west": {
   "name": "Intracoastal West",
   "guide": null,
   "box": {
    "west": -81.48,
    "south": 30.24,
    "east": -81.422,
    "north": 30.33
   }
  },
  "nocatee": {
   "name": "Nocatee",
   "guide": "nocatee",
   "box": {
    "west": -81.48,
    "south": 30.06,
    "east": -81.38,
    "north": 30.15
   }
  },
  "ponte-vedra-beach": {
   "name": "Ponte Vedra Beach",
   "guide": "ponte-vedra-beach",
   "box": {
    "west": -81.415,
    "south": 30.15,
    "east": -81.355,
    "north": 30.26
   }
  },
  "st-johns-county": {
   "name": "St. Johns County",
   "guide": null,
   "box": {
    "west": -81.68,
    "south": 29.96,
    "east": -81.42,
    "north": 30.1
   }
  }
 },
 "developments": [
  {
   "name": "EverBank Stadium",
   "kind": "venue",
   "stage": "under-construction",
   "when": "2025 to the 2028 season",
   "place": "Sports and Entertainment District",
   "area": "northbank",
   "lon": -81.6375,
   "lat": 30.3239,
   "text": "The Jaguars’ stadium is rebuilt around its field, with a canopy that shades the seats and a concourse all the way round. Work began in 2025 and is planned to be done before the 2028 season.",
   "asOf": "2025-09",
   "id": "everbank-stadium",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "Four Seasons Hotel and Private Residences",
   "kind": "hotel",
   "stage": "under-construction",
   "when": "To end in June 2027",
   "place": "Shipyards, 1406 East Bay Street",
   "area": "northbank",
   "lon": -81.6408,
   "lat": 30.3208,
   "text": "Ten stories on the river with 170 hotel rooms, 26 residences and a marina, beside a six-story office building. Completion is planned for the end of June 2027.",
   "asOf": "2025-12",
   "id": "four-seasons",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "Rise Doro",
   "kind": "residential",
   "stage": "opening-in-phases",
   "when": "First tenants from February 2026",
   "place": "960 East Adams Street",
   "area": "northbank",
   "lon": -81.6463,
   "lat": 30.3263,
   "text": "An apartment house of 247 homes with shops at street level, rebuilt after the fire of January 2024. Its developer expected the first tenants to move in from February 2026.",
   "asOf": "2026-01",
   "id": "rise-doro",
   "sourceLabel": "First Coast News"
  },
  {
   "name": "Union Terminal Warehouse",
   "kind": "residential",
   "stage": "completed",
   "when": "Open by January 2026",
   "place": "700 East Union Street",
   "area": "eastside",
   "lon": -81.6455,
   "lat": 30.332,
   "text": "A concrete freight warehouse of 1913 on Hogans Creek, a city landmark, turned into 228 apartments with room for workshops and shops on its ground floor.",
   "asOf": "2026-01",
   "id": "union-terminal",
   "sourceLabel": "Owner’s leasing site"
  },
  {
   "name": "Pearl Square",
   "kind": "mixed-use",
   "stage": "under-construction",
   "when": "Ground broken October 2024",
   "place": "North Pearl and Beaver streets",
   "area": "northbank",
   "lon": -81.6613,
   "lat": 30.3325,
   "text": "Gateway Jax builds apartments over shops on several blocks of the old north core, with a public garden at Porter House. The first two buildings broke ground in October 2024 and May 2025, the retail corridor in January 2026.",
   "asOf": "2026-01",
   "id": "pearl-square",
   "sourceLabel": "Gateway Jax, reported by WOKV"
  },
  {
   "name": "Former JEA Headquarters",
   "kind": "mixed-use",
   "stage": "planned",
   "when": "Sale agreed February 2026",
   "place": "Main Street, near James Weldon Johnson Park",
   "area": "northbank",
   "lon": -81.6571,
   "lat": 30.3306,
   "text": "The city’s utility agreed in February 2026 to sell its former 19-story office tower to Live Oak Contracting, which plans 180 homes above shops and offices. City Council has still to approve.",
   "asOf": "2026-02",
   "id": "old-jea-headquarters",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "Emerald Trail, Hogan Street Link",
   "kind": "park",
   "stage": "under-construction",
   "when": "2025 to 2027",
   "place": "Hogan Street, Riverfront Plaza to Union Street",
   "area": "northbank",
   "lon": -81.6593,
   "lat": 30.3299,
   "text": "A two-way cycle track along Hogan Street, the second downtown segment of the planned 30-mile Emerald Trail. Ground was broken in September 2025; completion is planned for 2027.",
   "asOf": "2025-09",
   "id": "hogan-street-link",
   "sourceLabel": "Groundwork Jacksonville"
  },
  {
   "name": "Riverfront Plaza",
   "kind": "park",
   "stage": "opening-in-phases",
   "when": "First phase 2025, second 2027",
   "place": "Former Landing site, foot of Laura Street",
   "area": "northbank",
   "lon": -81.66,
   "lat": 30.325,
   "text": "A public park where the Landing stood, with the view down Laura Street to the river. The first phase, a playground on a pavilion’s roof and an event lawn, opened in December 2025; the second is to be done in 2027.",
   "asOf": "2025-12",
   "id": "riverfront-plaza",
   "sourceLabel": "Action News Jax"
  },
  {
   "name": "University of Florida, Jacksonville",
   "kind": "campus",
   "stage": "planned",
   "when": "Approved June 2025",
   "place": "Beside the Prime Osborn terminal",
   "area": "lavilla",
   "lon": -81.6722,
   "lat": 30.3284,
   "text": "A graduate campus with the Florida Semiconductor Institute on 22 acres around the old railway terminal. City Council approved the agreement in June 2025.",
   "asOf": "2025-06",
   "id": "uf-jacksonville",
   "sourceLabel": "Jacksonville Today"
  },
  {
   "name": "Emerald Trail, LaVilla Link",
   "kind": "park",
   "stage": "completed",
   "when": "Opened May 2024",
   "place": "Lee Street, from Brooklyn to the S-Line Rail Trail",
   "area": "lavilla",
   "lon": -81.6682,
   "lat": 30.3312,
   "text": "The first 1.3 miles of the planned Emerald Trail: a path 14 feet wide for walking and cycling, over the Park Street bridge and past Lift Ev’ry Voice and Sing Park. It opened in May 2024.",
   "asOf": "2024-05",
   "id": "lavilla-link",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "RiversEdge",
   "kind": "mixed-use",
   "stage": "opening-in-phases",
   "when": "First homes April 2025",
   "place": "Prudential Drive, former generating station",
   "area": "southbank",
   "lon": -81.6461,
   "lat": 30.3163,
   "text": "Thirty-two acres on the Southbank, once a power plant’s. The first townhomes were moved into in April 2025, and its four public parks opened in November; a marina, a hotel and more homes are planned.",
   "asOf": "2025-11",
   "id": "riversedge",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "Jacksonville Zoo, Manatee River and SkyScape",
   "kind": "venue",
   "stage": "completed",
   "when": "Opened March 2026",
   "place": "Zoo Parkway, on the Trout River",
   "area": "trout-river",
   "lon": -81.6438,
   "lat": 30.4037,
   "text": "A new entrance under a canopy 50 feet high, and a habitat of 330,000 gallons where rescued manatees are cared for. Both opened in March 2026.",
   "asOf": "2026-03",
   "id": "zoo-manatee-river",
   "sourceLabel": "WOKV"
  },
  {
   "name": "Phoenix Arts and Innovation District",
   "kind": "mixed-use",
   "stage": "opening-in-phases",
   "when": "First building opened 2024",
   "place": "North Liberty and East 14th streets",
   "area": "springfield",
   "lon": -81.6468,
   "lat": 30.3545,
   "text": "Brick factory buildings in North Springfield become studios, galleries and shops along the future Emerald Trail. Its first building, Emerald Station, opened in October 2024.",
   "asOf": "2024-11",
   "id": "phoenix-district",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "Seven Pines",
   "kind": "residential",
   "stage": "opening-in-phases",
   "when": "First models 2022, ten to twelve years",
   "place": "Kernan Boulevard, south of Butler Boulevard",
   "area": "southside",
   "lon": -81.5052,
   "lat": 30.24,
   "text": "About 1,600 houses are planned around a 34-acre lake park, with apartments, offices and shops toward the interchange. The first models opened in October 2022; building was expected to take ten to twelve years.",
   "asOf": "2022-10",
   "id": "seven-pines",
   "sourceLabel": "Jacksonville Daily Record"
  },
  {
   "name": "Mayo Clinic, Hospital Expansion",
   "kind": "campus",
   "stage": "under-construction",
   "when": "To end in 2026",
   "place": "San Pablo Road",
   "area": "intracoastal-west",
   "lon": -81.4412,
   "lat": 30.2646,
   "text": "Floors are added on top of the patient tower, which grows from six at its opening to thirteen. The work is planned to end in 2026.",
   "asOf": "2025-08",
   "id": "mayo-clinic",
   "sourceLabel": "City permits, Mayo Clinic"
  },
  {
   "name": "Ponte Vedra Inn & Club",
   "kind": "hotel",
   "stage": "planned",
   "when": "A plan for thirty years, approved 2023",
   "place": "Ponte Vedra Boulevard, on the ocean",
   "area": "ponte-vedra-beach",
   "lon": -81.379,
   "lat": 30.2396,
   "text": "St. Johns County approved a thirty-year plan to renovate and extend the oceanfront resort of 1928 and its sister, The Lodge & Club, in November 2023.",
   "asOf": "2023-11",
   "id": "ponte-vedra-inn",
   "sourceLabel": "St. Johns County, Daily Record"
  },
  {
   "name": "PGA TOUR Studios",
   "kind": "campus",
   "stage": "completed",
   "when": "Opened 2025",
   "place": "PGA TOUR headquarters, Palm Valley Road",
   "area": "ponte-vedra-beach",
   "lon": -81.3962,
   "lat": 30.19,
   "text": "A production building with broadcast studios beside the Tour’s headquarters. It opened in 2025.",
   "asOf": "2025-01",
   "id": "pga-tour-studios",
   "sourceLabel": "PGA TOUR"
  },
  {
   "name": "Nocatee, later villages",
   "kind": "residential",
   "stage": "opening-in-phases",
   "when": "Villages added year by year",
   "place": "Nocatee Parkway, south and west of Town Center",
   "area": "nocatee",
   "lon": -81.4166,
   "lat": 30.1088,
   "text": "New villages go on being added to a community on the border of Duval and St. Johns counties, around its greenway and preserve. Builders reported 586 sales here in 2023, half as many again as the year before.",
   "asOf": "2024-01",
   "id": "nocatee",
   "sourceLabel": "RCLCO ranking"
  },
  {
   "name": "SilverLeaf",
   "kind": "residential",
   "stage": "opening-in-phases",
   "when": "Eight subdivisions under way in 2024",
   "place": "St. Johns Parkway, south of County Road 210",
   "area": "st-johns-county",
   "lon": -81.5068,
   "lat": 30.0165,
   "text": "Some 11,000 acres between County Road 210 and State Road 16, of which more than 4,350 stay in conservation. Eight subdivisions were under construction at the start of 2024.",
   "asOf": "2024-01",
   "id": "silverleaf",
   "sourceLabel": "The Hutson Companies"
  },
  {
   "name": "RiverTown",
   "kind": "residential",
   "stage": "opening-in-phases",
   "when": "Closer to completion in 2025",
   "place": "County Road 223, on the St. Johns River",
   "area": "st-johns-county",
   "lon": -81.634,
   "lat": 30.039,
   "text": "A community approved for 4,950 homes on the east bank of the St. Johns, with a riverfront park. The county saw it getting closer to completion, with shops and offices now built at its edges.",
   "asOf": "2025-04",
   "id": "rivertown",
   "sourceLabel": "St. Johns County, reported by News4JAX"
  }
 ],
 "market": {
  "intro": "What homes sell for, how fast and how many, and what sold at the top of the market.",
  "headings": {
   "trends": "The market in four figures",
   "sales": "Recent Notable Sales",
   "spotlight": "Neighborhood Spotlight",
   "investment": "Investment Insights"
  },
  "reportLine": "One street, one building or one price range.",
  "reportLabel": "Request a Personalized Report",
  "trends": [
   {
    "id": "median-price",
    "title": "Median Price",
    "value": "$385,000",
    "change": "+8.5%",
    "trend": "up",
    "description": "Half of the homes sold in the month closed above this price, half below.",
    "series": [
     {
      "month": "2025-10",
      "value": 354800
     },
     {
      "month": "2025-11",
      "value": 355500
     },
     {
      "month": "2025-12",
      "value": 354000
     },
     {
      "month": "2026-01",
      "value": 352500
     },
     {
      "month": "2026-02",
      "value": 357000
     },
     {
      "month": "2026-03",
      "value": 362500
     },
     {
      "month": "2026-04",
      "value": 368000
     },
     {
      "month": "2026-05",
      "value": 373500
     },
     {
      "month": "2026-06",
      "value": 378000
     },
     {
      "month": "2026-07",
      "value": 381000
     },
     {
      "month": "2026-08",
      "value": 382500
     },
     {
      "month": "2026-09",
      "value": 383500
     },
     {
      "month": "2026-10",
      "value": 385000
     }
    ],
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "id": "days-on-market",
    "title": "Days on Market",
    "value": "42 days",
    "change": "-3 days",
    "trend": "down",
    "description": "Median time from listing to an accepted contract, against October of last year.",
    "series": [
     {
      "month": "2025-10",
      "value": 45
     },
     {
      "month": "2025-11",
      "value": 47
     },
     {
      "month": "2025-12",
      "value": 50
     },
     {
      "month": "2026-01",
      "value": 53
     },
     {
      "month": "2026-02",
      "value": 51
     },
     {
      "month": "2026-03",
      "value": 47
     },
     {
      "month": "2026-04",
      "value": 43
     },
     {
      "month": "2026-05",
      "value": 40
     },
     {
      "month": "2026-06",
      "value": 38
     },
     {
      "month": "2026-07",
      "value": 38
     },
     {
      "month": "2026-08",
      "value": 39
     },
     {
      "month": "2026-09",
      "value": 41
     },
     {
      "month": "2026-10",
      "value": 42
     }
    ],
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "id": "inventory",
    "title": "Months of Inventory",
    "value": "2.1 months",
    "change": "-0.3 months",
    "trend": "down",
    "description": "How long the homes now for sale would last at the current rate of sales. About six months is commonly called balanced.",
    "series": [
     {
      "month": "2025-10",
      "value": 2.4
     },
     {
      "month": "2025-11",
      "value": 2.4
     },
     {
      "month": "2025-12",
      "value": 2.3
     },
     {
      "month": "2026-01",
      "value": 2.5
     },
     {
      "month": "2026-02",
      "value": 2.5
     },
     {
      "month": "2026-03",
      "value": 2.4
     },
     {
      "month": "2026-04",
      "value": 2.3
     },
     {
      "month": "2026-05",
      "value": 2.2
     },
     {
      "month": "2026-06",
      "value": 2.1
     },
     {
      "month": "2026-07",
      "value": 2.1
     },
     {
      "month": "2026-08",
      "value": 2.2
     },
     {
      "month": "2026-09",
      "value": 2.2
     },
     {
      "month": "2026-10",
      "value": 2.1
     }
    ],
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "id": "new-listings",
    "title": "New Listings",
    "value": "1,247",
    "change": "+4.1%",
    "trend": "up",
    "description": "Homes that came to market in the month, against October of last year.",
    "series": [
     {
      "month": "2025-10",
      "value": 1198
     },
     {
      "month": "2025-11",
      "value": 1034
     },
     {
      "month": "2025-12",
      "value": 872
     },
     {
      "month": "2026-01",
      "value": 1105
     },
     {
      "month": "2026-02",
      "value": 1226
     },
     {
      "month": "2026-03",
      "value": 1418
     },
     {
      "month": "2026-04",
      "value": 1502
     },
     {
      "month": "2026-05",
      "value": 1487
     },
     {
      "month": "2026-06",
      "value": 1431
     },
     {
      "month": "2026-07",
      "value": 1388
     },
     {
      "month": "2026-08",
      "value": 1342
     },
     {
      "month": "2026-09",
      "value": 1275
     },
     {
      "month": "2026-10",
      "value": 1247
     }
    ],
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   }
  ],
  "sales": [
   {
    "neighborhood": "Ponte Vedra Beach",
    "neighborhoodSlug": "ponte-vedra-beach",
    "price": "$2,150,000",
    "type": "Oceanfront house",
    "days": 61,
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "neighborhood": "Ortega",
    "neighborhoodSlug": "ortega",
    "price": "$1,480,000",
    "type": "Riverfront house with dock",
    "days": 54,
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "neighborhood": "Jacksonville Beach",
    "neighborhoodSlug": "jacksonville-beach",
    "price": "$1,125,000",
    "type": "Oceanfront condominium",
    "days": 47,
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "neighborhood": "San Marco",
    "neighborhoodSlug": "san-marco",
    "price": "$985,000",
    "type": "Brick Georgian Revival",
    "days": 33,
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   }
  ],
  "spotlights": [
   {
    "name": "Ponte Vedra Beach",
    "slug": "ponte-vedra-beach",
    "medianPrice": "$825K",
    "growth": "+13.5%",
    "highlight": "Oceanfront rebuilding on Ponte Vedra Boulevard sets the upper end; houses inside Sawgrass trade well below it.",
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "name": "Jacksonville Beach",
    "slug": "jacksonville-beach",
    "medianPrice": "$625K",
    "growth": "+12.4%",
    "highlight": "Newer three-story houses west of First Street now compete with oceanfront condominiums on price.",
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "name": "Springfield",
    "slug": "springfield",
    "medianPrice": "$285K",
    "growth": "+12.1%",
    "highlight": "Restored houses and infill on vacant lots both rose from a low base, a mile from the downtown core.",
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   }
  ],
  "investment": [
   {
    "id": "pre-construction",
    "title": "Pre-Construction",
    "value": "15+",
    "unit": "active projects",
    "description": "Deposits fix a price while the building rises, and completion dates move. A buyer of a condominium from its developer can cancel within 15 days of signing and receiving the documents.",
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "id": "rental-yield",
    "title": "Rental Yield",
    "value": "5.4%",
    "unit": "gross",
    "description": "A rent of $1,735 a month on a $385,000 home, before insurance, taxes, fees and vacancy. Insurance is the line to check first, above all near the water.",
    "asOf": "2026-10",
    "sourceLabel": "Sample figures for illustration",
    "old": false
   },
   {
    "id": "population-growth",
    "title": "Population Growth",
    "value": "+15.6%",
    "unit": "from 2010 to 2020",
    "description": "The city counted 821,784 residents in 2010 and 949,611 in 2020. Demand over a decade matters more to a long hold than the change of any one month.",
    "asOf": "2020-04",
    "sourceLabel": "U.S. Census Bureau, decennial census",
    "old": false
   }
  ]
 },
 "faq": {
  "intro": "What buyers and sellers in Jacksonville ask me most.",
  "note": "General information, not legal, tax or insurance advice.",
  "contactLabel": "Contact",
  "contactLine": "Call or write. I answer within 24 hours.",
  "items": [
   {
    "id": "closing-costs",
    "question": "How much are closing costs in Jacksonville?",
    "answer": "Closing costs typically run 2-5% of the price. A buyer’s share usually holds lender charges, prepaid taxes and insurance, the survey, recording, and Florida’s documentary stamp and intangible taxes on a new mortgage. A seller’s share usually holds the documentary stamps on the deed, 70 cents per $100 of price, and any commission agreed. Who pays for the owner’s title policy varies by county and contract. I give you an itemized estimate before an offer goes out."
   },
   {
    "id": "buyer-agreement",
    "question": "Do I have to sign something before touring a home?",
    "answer": "Yes. A written buyer agreement is needed before touring a home with me, in person or by live video. It states what I do, for how long, and what I am paid, which is negotiable and not set by law. You need no agreement to visit an open house on your own, to ask about my services, or to read anything on this site."
   },
   {
    "id": "flood-insurance",
    "question": "Will I need flood insurance?",
    "answer": "A lender requires it when the building stands in a Special Flood Hazard Area, and an ordinary homeowner’s policy does not cover flood anywhere. Zones change from block to block along the river, its creeks and the beach, so I look up the FEMA map, ask for an elevation certificate and get a quote during the inspection period. Florida sellers have had to give a flood disclosure at or before contract since October 2024."
   },
   {
    "id": "hoa-cdd",
    "question": "How do an HOA fee and a CDD assessment differ?",
    "answer": "A homeowners association fee is paid to a private association for upkeep and rules. A community development district is a unit of local government that borrowed to build roads, drainage and amenities; its assessment appears on the yearly property tax bill and has a debt part and an operating part. Nocatee has both. Ask for the remaining debt on the exact lot, because two houses on one street can differ."
   },
   {
    "id": "condominium-reserves",
    "question": "What should I read before buying a condominium?",
    "answer": "For buildings of three or more habitable stories, Florida asks for a milestone inspection at a set age and a structural integrity reserve study. Read both, with the budget, the minutes of the past year, the master insurance policy and any pending special assessment. State law gives a buyer time to cancel after receiving the documents; it is 15 days when buying from the developer. I put the dates on a calendar the day they arrive."
   },
   {
    "id": "homestead",
    "question": "How does homestead status change my property tax?",
    "answer": "An owner whose permanent residence it is on January 1 can file by March 1 of that year. The exemption lowers the taxable value, and the yearly rise in assessed value is then capped at 3% or the change in consumer prices, whichever is less. After a sale the cap ends, so a new owner’s bill can be far higher than the seller’s. The county property appraiser’s estimator gives a usable forecast."
   },
   {
    "id": "timeline",
    "question": "How long does it take to buy a home here?",
    "answer": "With financing, most contracts close 30 to 45 days after they are signed; a cash purchase can close in about two weeks once title work is done. Inspections usually take place in the first 10 to 15 days. Older houses need more of that time: a four-point and a wind mitigation report for the insurer, a sewer camera, and often a structural opinion. Buyers elsewhere can tour by video and sign before an online notary."
   },
   {
    "id": "valuation",
    "question": "How do you estimate what my home is worth?",
    "answer": "By hand. I visit, compare recent closed sales of similar age, build and position, adjust for roof, systems, waterfront and lot, and check what is for sale now. You get a written range with the sales it rests on, and the reasons for each adjustment. It is a comparative market analysis, not an appraisal. Request one with the property’s address.",
    "link": {
     "label": "Request a home valuation",
     "to": "/#contact"
    }
   }
  ]
 },
 "quiz": {
  "intro": "Six questions about houses and how you like to spend a free day. Nothing is asked about you or your household, and your answers stay in this browser.",
  "notice": "A quiz is a place to start reading, not advice on where to live. Every neighborhood is open to every buyer; see all the guides before you choose.",
  "questions": [
   {
    "id": "q1",
    "text": "A free Saturday. What would you like within ten minutes of your door?",
    "drawings": "saturday",
    "options": [
     {
      "value": "coastal",
      "label": "A beach walkover and an outgoing tide"
     },
     {
      "value": "urban",
      "label": "Coffee on the Riverwalk"
     },
     {
      "value": "historic",
      "label": "A market under the bridge and a park bench"
     },
     {
      "value": "eclectic",
      "label": "A bakery, a record bin and a theater poster"
     },
     {
      "value": "suburban",
      "label": "A paved trail through pine woods"
     }
    ]
   },
   {
    "id": "q2",
    "text": "Which front door is yours?",
    "drawings": "doors",
    "options": [
     {
      "value": "historic",
      "label": "Oak and leaded glass on a deep porch"
     },
     {
      "value": "suburban",
      "label": "A new one, with a two-⁠car garage beside it"
     },
     {
      "value": "urban",
      "label": "The one at the end of an elevator ride"
     },
     {
      "value": "coastal",
      "label": "A sandy one, up a flight of outside stairs"
     },
     {
      "value": "eclectic",
      "label": "One you painted yourself, twice"
     }
    ]
   },
   {
    "id": "q3",
    "text": "How do you feel about looking after a house?",
    "drawings": "upkeep",
    "options": [
     {
      "value": "urban",
      "label": "The association should do it"
     },
     {
      "value": "eclectic",
      "label": "I like a project, and a workshop to do it in"
     },
     {
      "value": "suburban",
      "label": "Little for years: everything new and under warranty"
     },
     {
      "value": "historic",
      "label": "Old windows are worth the trouble"
     },
     {
      "value": "coastal",
      "label": "Salt air means paint; the view pays for it"
     }
    ]
   },
   {
    "id": "q4",
    "text": "Where would you rather look from the kitchen window?",
    "drawings": "views",
    "options": [
     {
      "value": "suburban",
      "label": "A pond and a line of preserve"
     },
     {
      "value": "historic",
      "label": "A live oak older than the house"
     },
     {
      "value": "coastal",
      "label": "Sea oats, or at least the sky above them"
     },
     {
      "value": "eclectic",
      "label": "A garden with a shed and a fig tree"
     },
     {
      "value": "urban",
      "label": "Bridges with their lights on"
     }
    ]
   },
   {
    "id": "q5",
    "text": "A good evening out is:",
    "drawings": "evening",
    "options": [
     {
      "value": "eclectic",
      "label": "A small stage and dinner across the street"
     },
     {
      "value": "coastal",
      "label": "Fish tacos within hearing of the surf"
     },
     {
      "value": "urban",
      "label": "A show at the Florida Theatre, home on foot"
     },
     {
      "value": "suburban",
      "label": "A grill, a screened porch and the game"
     },
     {
      "value": "historic",
      "label": "A table in an old storefront, then a walk past porches"
     }
    ]
   },
   {
    "id": "q6",
    "text": "What would you give up last?",
    "drawings": "keeping",
    "options": [
     {
      "value": "urban",
      "label": "Running errands without a car"
     },
     {
      "value": "suburban",
      "label": "Space: a bigger lot, a bigger garage"
     },
     {
      "value": "eclectic",
      "label": "Independent shops around the corner"
     },
     {
      "value": "historic",
      "label": "Craftsmanship from before 1940"
     },
     {
      "value": "coastal",
      "label": "Salt water you can walk to"
     }
    ]
   }
  ],
  "results": {
   "coastal": {
    "style": "coastal",
    "title": "Coastal Chill",
    "about": "Sand, tide and sky, east of the Intracoastal.",
    "summary": "Your answers lean to sand, tide and sky. Look east of the Intracoastal.",
    "line": "Two towns on one long beach.",
    "advice": "Budget for wind and flood insurance early.",
    "talk": "the beaches",
    "pictureOf": "atlantic-beach",
    "matches": [
     {
      "name": "Jacksonville Beach",
      "reason": "Numbered avenues end at the ocean, with the pier and restaurants on First Street.",
      "slug": "jacksonville-beach"
     },
     {
      "name": "Atlantic Beach",
      "reason": "Shingled houses behind the dune, wooden walkovers and the blocks of Beaches Town Center.",
      "slug": "atlantic-beach"
     }
    ]
   },
   "urban": {
    "style": "urban",
    "title": "Urban Cool",
    "about": "Elevators, lights and errands on foot, along both Riverwalks.",
    "summary": "Your answers lean to elevators, lights and errands on foot. Look along both Riverwalks.",
    "line": "Three ways to live by the Riverwalk, and a house of each.",
    "advice": "Read the building’s reserves before the view.",
    "talk": "the Riverwalks",
    "pictureOf": "downtown-jacksonville",
    "matches": [
     {
      "name": "Southbank",
      "reason": "River towers beside Friendship Fountain, facing the downtown skyline."
     },
     {
      "name": "Brooklyn",
      "reason": "Newer apartment blocks between downtown and Riverside, with groceries on the corner."
     },
     {
      "name": "Downtown",
      "reason": "Lofts and condominiums on the Northbank, near theaters and the Main Street Bridge.",
      "slug": "downtown-jacksonville"
     }
    ]
   },
   "historic": {
    "style": "historic",
    "title": "Historic Soul",
    "about": "Porches, oaks and old glass, in the historic districts.",
    "summary": "Your answers lean to porches, oaks and old glass. Look in the historic districts.",
    "line": "Three districts, each with its own porches.",
    "advice": "Exterior work goes through review: learn how before you buy.",
    "talk": "the historic districts",
    "pictureOf": "springfield",
    "matches": [
     {
      "name": "Riverside",
      "reason": "Craftsman bungalows and brick walk-ups between Five Points and Memorial Park.",
      "slug": "riverside"
     },
     {
      "name": "Avondale",
      "reason": "Tudor and Mediterranean Revival houses of the 1920s on curving, oak-lined streets.",
      "slug": "avondale"
     },
     {
      "name": "Springfield",
      "reason": "Two-story porches and Prairie-style fronts built after the fire of 1901.",
      "slug": "springfield"
     }
    ]
   },
   "eclectic": {
    "style": "eclectic",
    "title": "Creative Edge",
    "about": "Stages, sheds and storefronts, along the old main streets.",
    "summary": "Your answers lean to stages, sheds and storefronts. Look along the old main streets.",
    "line": "Two main streets with a stage on each.",
    "advice": "Ask what the zoning lets you build behind the house.",
    "talk": "the main streets",
    "pictureOf": "murray-hill",
    "matches": [
     {
      "name": "Murray Hill",
      "reason": "Bungalows with garages and gardens around the music rooms of Edgewood Avenue.",
      "slug": "murray-hill"
     },
     {
      "name": "San Marco",
      "reason": "Two theaters, a square of independent shops and houses in every 1920s style.",
      "slug": "san-marco"
     }
    ]
   },
   "suburban": {
    "style": "suburban",
    "title": "Family Focused",
    "about": "Space, trails and new construction, south and east of the river.",
    "summary": "Your answers lean to space, trails and new construction. Look south and east of the river.",
    "line": "Three places with room to spare, and a house of each.",
    "advice": "Compare association and CDD costs lot by lot.",
    "talk": "new houses",
    "pictureOf": "nocatee",
    "matches": [
     {
      "name": "Nocatee",
      "reason": "New houses, golf-cart paths and preserve along the Intracoastal.",
      "slug": "nocatee"
     },
     {
      "name": "Julington Creek",
      "reason": "Houses on larger lots near Julington and Durbin creeks in northwest St. Johns County."
     },
     {
      "name": "Southside",
      "reason": "Townhomes and subdivisions midway between the river and the beach.",
      "slug": "southside"
     }
    ]
   }
  }
 },
 "buyersGuide": {
  "title": "The Buyer's Guide",
  "line": "From first tour to closing in Duval and St. Johns counties",
  "edition": "2026-11",
  "intro": [
   "I wrote this for people who like to know the whole road before the first step. It follows a purchase in its own order, from the paper that comes before a tour to the tax notice that comes a year after the keys.",
   "Facts carry a small number, which leads to the source and its month. Where the law is in motion the guide says so."
  ],
  "notice": "This guide is general information and not legal, tax or insurance advice. Ask an attorney, an accountant and an insurance agent about your own purchase.",
  "howToUse": "Print it, write in it, and bring it along. The checklist at the end has room for a pencil.",
  "timeline": [
   {
    "when": "Day 0",
    "what": "The last party signs and delivers. The effective date. Every deadline goes on your calendar."
   },
   {
    "when": "Days 1 to 3",
    "what": "First deposit to the escrow agent. Inspectors and insurance quotes are booked, the loan application is complete, the condominium's documents are asked for."
   },
   {
    "when": "Days 2 to 8",
    "what": "Inspections, sewer camera, survey. Flood and homeowner's quotes come in with the reports."
   },
   {
    "when": "Days 8 to 14",
    "what": "Quotes for repairs. Go on, ask for a credit, or cancel in writing before the hour on the calendar."
   },
   {
    "when": "Days 10 to 25",
    "what": "Appraisal, title search, survey review, association's approval. Objections to title go out in writing."
   },
   {
    "when": "Day 15",
    "what": "The inspection period ends, where the form's own number stands. The second deposit follows."
   },
   {
    "when": "Day 30",
    "what": "The loan approval period ends, where the form's own number stands. Approval, extension or cancellation, in writing."
   },
   {
    "when": "Three business days before closing",
    "what": "The lender's Closing Disclosure is in your hands. Compare it with the Loan Estimate, line by line."
   },
   {
    "when": "The day before",
    "what": "Walk-through. Wire instructions checked by telephone, with the number you wrote down on the first day."
   },
   {
    "when": "Closing day",
    "what": "Days 30 to 45. Signatures, recording, funds, keys."
   }
  ],
  "checklist": [
   {
    "title": "Before the first tour",
    "items": [
     "Buyer agreement read, with its length, its area and its pay",
     "Transaction broker or single agent, as written",
     "Preapproval letter or proof of funds, dated this month",
     "Price to be content with, price to stop at"
    ]
   },
   {
    "title": "Before an offer",
    "items": [
     "Flood zone, elevation certificate, flood disclosure",
     "Permits, year of roof, panel, air conditioning, water heater",
     "Tax estimate for a new owner, CDD and association fees",
     "Insurance quote in outline"
    ]
   },
   {
    "title": "In the inspection period",
    "items": [
     "General, four-point, wind mitigation, termite, sewer camera",
     "Engineer, roofer, bulkhead, pool, as the house asks",
     "Firm quotes for homeowner's and flood insurance",
     "Condominium documents, with the last day to cancel",
     "Decision in writing before the deadline"
    ]
   },
   {
    "title": "Before closing",
    "items": [
     "Loan approval in writing, rate locked past the closing date",
     "Title commitment and survey read",
     "Closing Disclosure compared",
     "Walk-through done",
     "Wire instructions confirmed by voice"
    ]
   },
   {
    "title": "After closing",
    "items": [
     "Homestead and portability filed by March 1",
     "Wind mitigation report with the insurer",
     "Utilities, bond and warranties in your name",
     "Tax bill paid in November"
    ]
   }
  ],
  "glossary": [
   {
    "term": "As Is",
    "meaning": "The contract under which the seller repairs nothing and the buyer may cancel during the inspection period."
   },
   {
    "term": "Bulkhead",
    "meaning": "The wall that holds a river lot against the water."
   },
   {
    "term": "CDD",
    "meaning": "Community development district, a unit of local government that bills its bonds and upkeep on the tax bill."
   },
   {
    "term": "Certificate of appropriateness",
    "meaning": "The city's approval of work on the outside of a house in a local historic district."
   },
   {
    "term": "Effective date",
    "meaning": "The day on which the last party signed and delivered. All periods count from it."
   },
   {
    "term": "Elevation certificate",
    "meaning": "A surveyor's statement of how high a building stands against the base flood."
   },
   {
    "term": "Escrow",
    "meaning": "Money held by a third party for both sides; also a lender's account for tax and insurance."
   },
   {
    "term": "Estoppel letter",
    "meaning": "An association's or district's statement of what is owed on a home on a day."
   },
   {
    "term": "Four-point inspection",
    "meaning": "Roof, electricity, plumbing, heating and cooling, as an insurer wants to see them."
   },
   {
    "term": "Homestead",
    "meaning": "The owner's permanent residence, with an exemption and a cap on its assessed value."
   },
   {
    "term": "Intangible tax",
    "meaning": "The state's one-time tax on a new mortgage."
   },
   {
    "term": "Milestone inspection",
    "meaning": "The structural inspection of a condominium building at a set age."
   },
   {
    "term": "Portability",
    "meaning": "Bringing the benefit of an earlier Florida homestead's cap to a new one."
   },
   {
    "term": "Proof of funds",
    "meaning": "A bank's or broker's letter that the price is there."
   },
   {
    "term": "Reserve study (SIRS)",
    "meaning": "Structural integrity reserve study, what a building's parts will cost and when."
   },
   {
    "term": "Transaction broker",
    "meaning": "The relationship that Florida presumes, with limited confidentiality and without undivided loyalty."
   },
   {
    "term": "Wind mitigation",
    "meaning": "A report on how a roof is fastened and openings are protected."
   }
  ],
  "chapters": [
   {
    "id": "before-the-first-tour",
    "title": "Before the first tour",
    "line": "Two papers come before the first front door, and both protect you.",
    "plate": "townhouses",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>The first meeting needs no signature. Ask me anything about streets, prices, flood maps or how I work, read every page of this site, or walk through an open house on your own. A written agreement is needed at one point only: before I take you through a home, in person or by live video. That has been the practice of the National Association of Realtors since August 17, 2024.<sup>1</sup></p>\n<h3>The buyer agreement</h3>\n<p>I send it ahead, so that you read it at your own table. It says what I do for you, for how long, in which area, and what I am paid. The pay is a figure or a rate, never an open range; it is negotiable and not set by law.<sup>1</sup> In the offer we may ask the seller to pay all or part of it. If the seller declines, the agreement says what you owe, so decide on that line before you fall for a house.</p>\n<p>Four lines deserve a slow reading:</p>\n<ul>\n<li><strong>Length.</strong> A weekend, a month, six months. For a first look around, a few days and a few addresses are enough.</li>\n<li><strong>Area and kind.</strong> The agreement can cover one house, one neighborhood or both counties.</li>\n<li><strong>Pay.</strong> What it is, when it is earned, and what is deducted when the seller contributes.</li>\n<li><strong>Ending it.</strong> How either of us ends it early, and which homes it still covers afterward.</li>\n</ul>\n<h3>Whom I work for</h3>\n<p>Florida presumes that a licensee is a <em>transaction broker</em> unless another relationship is put in writing.<sup>2</sup> A transaction broker helps the sale along for buyer or seller or both: honest and fair dealing, care and skill, every offer presented, money accounted for, known facts that affect the value disclosed, and limited confidentiality. What you would pay at most and why you are buying stay with me unless you release them in writing. A transaction broker does not owe undivided loyalty.</p>\n<p>A <em>single agent</em> does: loyalty, obedience, full disclosure and confidentiality to one side only. It must be established in writing, and dual agency, one agent owing loyalty to both sides, is not permitted in Florida.<sup>2</sup> Ask me which of the two your agreement names, and ask again if I ever propose to change it.</p>\n<h3>What to bring to the first talk</h3>\n<ul>\n<li>The month by which you want the keys, and what happens if it slips.</li>\n<li>A price at which you would be content, and a higher one at which you would stop.</li>\n<li>Three things that the house must have, and three that would be welcome.</li>\n<li>How you would travel on a weekday, and at what hour. The bridges decide more here than the miles do: the Buckman, the Fuller Warren and the Intracoastal crossings each have an hour of their own.</li>\n</ul>\n"
     }
    ]
   },
   {
    "id": "money-in-order",
    "title": "Money in order",
    "line": "A seller reads the last page first, so it should be ready before the offer is.",
    "plate": "mediterranean",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>An offer is read from the back: first how it will be paid, then how surely, then how much. Have the papers of this chapter in one folder before we see the house that you want, and it can go out on the same day.</p>\n<h3>If you finance</h3>\n<p>A <em>prequalification</em> repeats what you said. A <em>preapproval</em> means that a lender has read pay records, tax returns and bank statements and pulled your credit. Sellers here tell the two apart at a glance. For a loan above the conforming limit, ask whether an underwriter, not only a loan officer, has seen the file; that is the letter that competes with cash.</p>\n<p>Ask each lender for a Loan Estimate on the same day for the same price and down payment. Compare the rate, the points and the lender&#39;s own charges, and leave taxes and insurance aside, since those belong to the house. Then ask three questions: how long the rate is locked, what an extension costs per day, and whether the appraiser knows the St. Johns waterfront.</p>\n<p>An older house asks something of the loan as well. The lender needs a homeowner&#39;s policy in force at closing, and the insurer needs a roof, wiring and drains that it accepts. I ask for an insurance quote before the loan is settled, because the premium is part of the monthly payment that the lender measures.</p>\n<h3>If you pay cash</h3>\n<p><em>Proof of funds</em> is a letter or statement from a bank or broker, dated within the last month, with the account numbers blacked out except for the last digits. It shows at least the price. Leave the money where it is until the closing agent gives wire instructions, and read <a href=\"#from-contract-to-closing\">the page on wire fraud</a> before you send any.</p>\n<p>If you buy through a company or a trust, tell me before the offer. Names on the contract, on the title and on the insurance must agree, some lenders will not lend, and the homestead exemption depends on who holds title. Ask the closing agent whether a federal ownership report is due and how long it takes.</p>\n<h3>A budget for the year after</h3>\n<p>The price is the largest number, and the least likely to surprise you. The four that do are the homeowner&#39;s premium, the flood premium, the first full property tax bill and, in newer places, the CDD assessment. For every house that you consider in earnest I put the four on one sheet, each with the name of who gave it.</p>\n"
     }
    ]
   },
   {
    "id": "read-the-address",
    "title": "Read the address",
    "line": "An hour with public records says more than a second visit.",
    "plate": "shingle-estate",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>Before a second visit I look up the address itself. Everything here is public, and you can follow along.</p>\n<h3>Flood map and elevation</h3>\n<p>The <a href=\"https://msc.fema.gov/portal/home\">FEMA Flood Map Service Center</a> shows the zone. AE and VE are Special Flood Hazard Areas; X is outside them. A zone follows the ground, so one side of a street in San Marco or Lakewood can be AE and the other X. The letter is a start. The <em>elevation certificate</em> says how high the lowest floor stands above the base flood, measured by a surveyor, and two houses in one zone can differ by several feet. If the seller has one, I ask for it with the disclosure.</p>\n<p>Florida sellers must complete a flood disclosure at or before the contract. The form came in October 2024 and was widened a year later to known flooding during the seller&#39;s time and to help of any kind received for it.<sup>3</sup></p>\n<h3>Permits and age</h3>\n<p>The roof, the water heater, the air conditioning and the electrical panel each have a year, and insurers ask for all four. City and county permit files give most of them. I look for permits that were opened and never closed, for an addition that no permit mentions, and for the year of the roof above all.</p>\n<h3>Who else has a say</h3>\n<ul>\n<li><strong>Historic district.</strong> In Riverside, Avondale and Springfield the outside of the house is reviewed. See <a href=\"#inspecting-an-old-house\">Inspecting an old house</a>.</li>\n<li><strong>Homeowners association.</strong> Rules on rentals, fences, boats and paint, and a fee that pays for what is shared.</li>\n<li><strong>Community development district.</strong> A line on the tax bill. See <a href=\"#new-houses-and-cdds\">New houses and CDDs</a>.</li>\n<li><strong>The river.</strong> Docks, lifts and bulkheads need permits, and some stand on submerged land that belongs to the state. Ask for the permit and the survey that shows the dock.</li>\n</ul>\n<h3>The tax bill that will be yours</h3>\n<p>The seller&#39;s bill is a poor guide. It may rest on years of capped value that end with the sale. The county&#39;s property appraiser estimates a new owner&#39;s bill from the price: <a href=\"https://www.jacksonville.gov/departments/property-appraiser\">Duval County</a> or <a href=\"https://www.sjcpa.gov\">St. Johns County</a>. I send you that estimate with the listing, and <a href=\"#after-the-keys\">After the keys</a> explains the reset.</p>\n"
     }
    ]
   },
   {
    "id": "the-offer",
    "title": "The offer",
    "line": "Price, days and deposits. The days matter more than buyers expect.",
    "plate": "tudor",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>Most homes here are sold on the form of Florida Realtors and The Florida Bar, in one of two versions. Under the standard version the seller repairs listed defects up to a limit. Under the <em>As Is</em> version the seller repairs nothing, and in exchange you may cancel for any reason, in your sole discretion, until the inspection period ends, and your deposit returns to you.<sup>4</sup> Almost every offer that I write is As Is. The words do not mean a poor house; they mean a clear door with a date on it.</p>\n<h3>The blanks that decide it</h3>\n<ul>\n<li><strong>Inspection period.</strong> When nothing is written, the form falls back to 15 days.<sup>4</sup> I write the number in. Ten is common for a newer house; an old one on the river needs every one of the fifteen.</li>\n<li><strong>Loan approval period.</strong> The form falls back to 30 days.<sup>5</sup> Miss the notice at its end and the loan no longer protects the deposit.</li>\n<li><strong>Deposits.</strong> The first usually follows within three days of the effective date, a second at the end of the inspection period. Both go to an escrow agent that the contract names, never to the seller and never to me.</li>\n<li><strong>Closing date.</strong> Thirty to 45 days with a loan, about two weeks with cash, once title work is done.<sup>6</sup></li>\n<li><strong>Who closes.</strong> The form lets the seller or the buyer choose the closing agent and pay for the owner&#39;s title policy. In both counties it is by custom the seller.<sup>7</sup> It is custom, not law.</li>\n</ul>\n<p>The <em>effective date</em> is the day on which the last party signed or initialed and delivered. Every period counts from it. On that day you receive a calendar from me with each deadline and its hour.</p>\n<h3>Deposit at risk, and when</h3>\n<p>Until the inspection period ends, little is at risk. From then until loan approval the loan clause still protects you. After that the deposit is what the seller may keep if you walk away. On a house of $1,100,000 a first deposit of 3 percent is <strong data-of=\"the first deposit\">$33,000</strong>, so the date on which it stops being yours to take back belongs in large figures on the kitchen wall.<sup>6</sup></p>\n<h3>When several offers come</h3>\n<p>Price is one line of the seller&#39;s sheet. The others are proof of funds, the length of the inspection period, the appraisal, the closing date, and how much of your agent&#39;s pay you ask the seller to carry. Shorter periods are strong only if the inspector is already booked. I do not recommend letters about yourself to the seller: they say nothing about the offer, and they invite a choice by things that must not count. Let the terms speak.</p>\n"
     }
    ]
   },
   {
    "id": "inspecting-an-old-house",
    "title": "Inspecting an old house",
    "line": "Heart pine, plaster and what runs behind them.",
    "plate": "queen-anne",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>After the fire of 1901 Jacksonville rebuilt quickly and well. Riverside, Avondale, Springfield, San Marco and Ortega hold bungalows, Prairie houses, Mediterranean Revivals and Colonials from the four decades that followed. They reward an inspection by people who know such houses. I book several.</p>\n<h3>Under the floor</h3>\n<p>Most old houses here stand on brick piers over a crawl space. Sills and joists are often heart pine, dense old-growth wood that resists termites better than anything sold today, and resists nails as well. Look for sistered joists, for steel or concrete blocks where a pier should be, and for soil that was raised until it touches wood. A floor that falls toward the chimney is usual. A floor that falls toward the outer wall asks for a structural engineer, not for a second opinion from a contractor.</p>\n<p>A <em>wood-destroying organism</em> report covers termites and rot. Ask for the treatment history and whether a bond can be transferred.</p>\n<h3>Behind the plaster</h3>\n<ul>\n<li><strong>Wiring.</strong> Knob-and-tube runs single wires through porcelain. Insurers commonly refuse it while it is live. An electrician can say what is live; an inspector can only say what can be seen.</li>\n<li><strong>Panels.</strong> Some makes of the 1950s to 1980s are declined by name. The four-point report shows the label.<sup>6</sup></li>\n<li><strong>Drains.</strong> Cast iron was usual in Florida houses until about 1975.<sup>8</sup> It rusts from the inside in our wet, salty ground. A camera goes through the sewer line from the cleanout to the street, and you see the film. Lining or replacing it is the largest repair that no ordinary inspection finds.</li>\n<li><strong>Supply lines.</strong> Galvanized steel closes up over decades; open two taps on the upper floor at once. Polybutylene, gray and flexible, belongs to later houses, and insurers ask about it.</li>\n<li><strong>Windows.</strong> Old sashes of heart pine can be repaired for another century. Their replacements can seldom be repaired at all, and in a historic district may not be allowed.</li>\n</ul>\n<h3>Paint and what the law says of it</h3>\n<p>For most homes built <strong>before 1978</strong> the seller discloses known lead paint and gives what reports there are, and a buyer has ten days for an inspection of it, or another period that both agree on.<sup>9</sup></p>\n<h3>The outside is reviewed</h3>\n<p>Riverside, Avondale and Springfield are local historic districts. Work on the outside of a house there, from windows, porches, siding and fences to additions and demolition, needs a <em>certificate of appropriateness</em> from the city&#39;s Historic Preservation Commission or its staff, before the building permit. The guidelines date from January 1992 and are worth an evening.<sup>10</sup> Inside, you are free. When a house shows vinyl windows or a metal roof in such a district, I ask for the certificate: a change without one is passed on with the house.</p>\n<h3>What I order, and when</h3>\n<p>On day one I book the general inspection, four-point, wind mitigation, termite report and sewer camera. Depending on the house, a structural engineer, a roofer, a pool inspector, a dock and bulkhead inspector and a chimney sweep join them. Reports are back <strong>by day seven</strong>, and the remaining days are for quotes. Under As Is you can then go on, ask for a price or a credit, or cancel. Silence at the deadline means that you go on.</p>\n"
     }
    ]
   },
   {
    "id": "water-wind-and-insurance",
    "title": "Water, wind and insurance",
    "line": "In Florida the policy is part of the house.",
    "plate": "beach-house",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>Quotes come in the first week of the inspection period, from an independent agent who writes for several carriers. A house that cannot be insured at a bearable premium is known by then, while the contract still has its door.</p>\n<h3>Two reports that move the premium</h3>\n<p>A <em>four-point inspection</em> looks at roof, electricity, plumbing and heating and cooling, and gives the age and state of each. Carriers ask for it on older houses; each sets its own age, so ask. A <em>wind mitigation inspection</em> records how the roof is fastened to the walls, its covering and shape, and whether openings are protected. Insurers lower the premium for such features,<sup>11</sup> and the report travels with the house, so ask the seller for the last one.</p>\n<h3>Citizens</h3>\n<p>Citizens Property Insurance is the state&#39;s insurer for those who find no comparable offer elsewhere. Two of its limits matter at our prices. A house with a replacement cost of <strong data-of=\"rebuilding cost, at most\">$700,000</strong> or more is outside it in most counties.<sup>12</sup> And it wants a flood policy from its wind customers whatever the flood zone: since January 2026 for houses with a replacement cost from $400,000, and from January 1, 2027 for all.<sup>13</sup> Unit owners&#39; policies are exempt. Replacement cost is what rebuilding takes, not what you pay.</p>\n<h3>Flood</h3>\n<p>A homeowner&#39;s policy does not cover flood. A lender demands flood insurance where the building stands in a Special Flood Hazard Area. The federal program insures a house up to <strong data-of=\"federal limit, house\">$250,000</strong> and its contents up to $100,000;<sup>14</sup> above that a private or an excess policy goes on top. Ask for both kinds of quote, with the elevation certificate in hand. New flood policies usually have a waiting period, so ask on day one how a closing changes it.<sup>15</sup></p>\n<h3>The bulkhead</h3>\n<p>On the river a <em>bulkhead</em> holds the lawn. Concrete panels, vinyl sheet or timber, each with a life and a way of failing: soil that sinks behind the cap, rust lines at the tie-rods, a lean toward the water. Replacement is reckoned by the foot and needs permits. An engineer looks at low water, from a boat. Ask for the year, the permit and the depth at the dock at low tide, and look at the neighbors&#39; bulkheads too, since water takes the weakest one first.</p>\n<h3>The ocean front</h3>\n<p>Seaward of the state&#39;s <em>coastal construction control line</em> rebuilding and additions need a state permit besides the city&#39;s. Ask where the line crosses the lot, when the dune was last restored, and what the beach walkover has been through.</p>\n<h3>Deductibles</h3>\n<p>The hurricane deductible is a percentage of the insured value, not a round sum. At 2 percent of $900,000 it is <strong data-of=\"2 percent of $900,000\">$18,000</strong>, due before the policy pays.<sup>6</sup> Choose it with that figure in mind and not only for the premium.</p>\n"
     }
    ]
   },
   {
    "id": "condominiums",
    "title": "Condominiums",
    "line": "You buy four walls and a share of a balance sheet.",
    "plate": "tower",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>The association&#39;s papers are the inspection that counts in a condominium. I ask for all of them at once and put the day they arrive on your calendar.</p>\n<h3>What to read first</h3>\n<ul>\n<li><strong>Milestone inspection.</strong> A building of three or more habitable stories is inspected by an engineer or architect when it turns 30, or 25 where the local building department so decides, and every ten years after.<sup>16</sup> Phase one is what can be seen. Phase two follows where phase one found substantial deterioration. Ask for both, and for the repair contract.</li>\n<li><strong>Structural integrity reserve study.</strong> It lists roof, structure, fire protection, plumbing, electrical systems, waterproofing, windows and doors, with the years left and the money needed. Existing buildings of three or more habitable stories had until December 31, 2025 to have one.<sup>17</sup> A law in force since July 2025 also lets an association pause its reserve payments for a time after a milestone inspection, or meet them with a loan.<sup>17</sup> A pause is legal and is still your money, later.</li>\n<li><strong>Budget and the last year-end report.</strong> Compare the reserves with the study. The difference has a name: a special assessment.</li>\n<li><strong>Minutes of twelve months.</strong> Leaks, lawsuits, elevators and the insurance renewal appear there first.</li>\n<li><strong>Master insurance policy.</strong> What it covers begins where yours ends. Ask for its hurricane deductible and how the association would raise it.</li>\n<li><strong>Rules.</strong> Rentals, pets, boats, flooring, storm shutters, charging a car.</li>\n</ul>\n<h3>Your days to cancel</h3>\n<p>Buying from the developer, you have <strong data-of=\"from a developer\">15 days</strong> after signing and receiving the documents.<sup>18</sup> On a resale the law gives a shorter period in business days, which begins once you have both signed and received all the documents. The text of 2023 says three.<sup>18</sup> The legislature has worked on this section every year since, so I take the number from the bold type of the contract in hand and do not quote it from memory. Ask for it, and count Saturdays, Sundays and legal holidays out.</p>\n<p>The period cannot be waived and ends at closing at the latest. If the association is slow, the clock has not begun.</p>\n<h3>The lender looks too</h3>\n<p>A lender sends the association a questionnaire: reserves, repairs, lawsuits, the share of rented units. A building can fail it while the unit is perfect. With a loan, I send the questionnaire in the first week.</p>\n"
     }
    ]
   },
   {
    "id": "new-houses-and-cdds",
    "title": "New houses and CDDs",
    "line": "The model is furnished with options; the contract is the builder's.",
    "plate": "farmhouse",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>Most new houses in Nocatee, along the Intracoastal and in northern St. Johns County are sold by their builder. Take me along on the first visit or say then that you have an agent: many builders will not add one later.</p>\n<h3>The builder&#39;s contract</h3>\n<p>It is not the common form. Read four things: the deposit and when it can be lost, how far the date may slip, what happens when prices of materials rise, and whether disputes go to arbitration. Incentives are often tied to the builder&#39;s own lender and title company; you may use others, and I compare the two in dollars.</p>\n<p>Inspect a new house <strong>three times</strong>: before the slab is poured, before the drywall closes, and before closing. Builders allow it when it is in the contract. An eleventh-month inspection, before the first warranty year ends, is the best money of all.</p>\n<h3>CDD assessments</h3>\n<p>A <em>community development district</em> is a unit of local government that borrowed to build roads, ponds and amenities. Its assessment stands on the property tax bill, in November, beside the taxes, and has two parts: <em>debt</em>, which ends when the bonds are repaid, and <em>operation and maintenance</em>, which does not. Nocatee&#39;s is the Tolomato district; it publishes the parts by lot and gives the exact debt of a lot on request.<sup>19</sup> Two houses on one street can differ, because an earlier owner may have paid the debt off.</p>\n<p>The first contract for a house in a district must say so in bold type.<sup>20</sup> A resale need not, so I look. Neither part is covered by a homestead exemption, and the cap on assessed value does not hold it.</p>\n<h3>Association or district</h3>\n<ul>\n<li><strong>What it is.</strong> An association is a private corporation of owners. A district is a unit of local government.</li>\n<li><strong>What it pays for.</strong> An association: upkeep, gates, insurance and the keeping of its rules. A district: the bonds for roads, drainage and amenities, and their upkeep.</li>\n<li><strong>How it is billed.</strong> An association by month, quarter or year. A district once a year, on the tax bill.</li>\n<li><strong>When it ends.</strong> An association&#39;s fee never does. A district&#39;s debt part does, when the bonds are repaid.</li>\n<li><strong>What to ask for.</strong> From an association the budget, the reserves, the rules and an estoppel letter. From a district the remaining debt on the lot, the yearly total and the bonds&#39; last year.</li>\n</ul>\n"
     }
    ]
   },
   {
    "id": "what-it-costs",
    "title": "What it costs",
    "line": "Here is one house, line by line, for both sides of the table.",
    "plate": "georgian",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>Closing costs typically run <strong>2–5%</strong> of the price, and where in that range depends on the loan and on what must be paid in advance.<sup>6</sup> The table below reckons one purchase to the dollar. Taxes and recording fees follow the law and come out the same at any closing table; title premiums follow a schedule that the state sets; what is called an estimate is my own, to be replaced by quotes before you sign.<sup>6</sup></p>\n"
     },
     {
      "kind": "costs"
     },
     {
      "kind": "prose",
      "html": "<h3>How to read it</h3>\n<p>The seller&#39;s column is custom in Duval and St. Johns counties alike: documentary stamps on the deed, and the owner&#39;s title policy from the closing agent that the seller chose.<sup>7</sup> Everything in it can be agreed otherwise, and builders&#39; contracts usually reverse it.</p>\n<p>Cash changes the table most. Without a loan there are no documentary stamps on a note, no intangible tax, no lender&#39;s policy and no lender&#39;s charges. Survey, inspections, recording and the first year of insurance remain.</p>\n<p>Property tax is paid at the end of the year, so at closing the seller credits you for the days from January 1. It is a credit against the bill that you will pay in November, and not a discount.</p>\n<p>Pay of the agents stands in no column, because it is negotiable and written in your own agreement. If you and the seller agree that the seller contributes, the contract says how much.</p>\n"
     }
    ]
   },
   {
    "id": "from-contract-to-closing",
    "title": "From contract to closing",
    "line": "Six weeks, most of them quiet if the first two are not.",
    "plate": "lift-bridge",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>Every deadline is counted from one day: the last signature on the last change, delivered. I put them all on one calendar and send it to you, your lender and the closing agent on that evening. A missed date can cost the deposit; one that stands on four calendars is hardly ever missed.</p>\n"
     },
     {
      "kind": "timeline"
     },
     {
      "kind": "prose",
      "html": "<h3>Title and survey</h3>\n<p>The closing agent searches the title for liens, easements, open permits and unpaid assessments. The <em>owner&#39;s policy</em> insures you for as long as you own; the <em>lender&#39;s policy</em> insures only the lender. Read <strong>Schedule B</strong>, the list of what is not covered, and ask about every easement by name. The survey shows fences, docks and eaves in relation to the line. On the river it should show the bulkhead and the mean high water line.</p>\n<h3>The walk-through</h3>\n<p>In the last days before closing we go through the house with the contract in hand. Everything that was to stay is there, repairs that were promised have receipts, the water is hot, the doors of the garage open, and nothing new leaks. It is no second inspection.</p>\n<h3>Wire fraud</h3>\n<p>Closing money moves by wire, and thieves read mail. They write in the name of the closing agent or in mine, a day or two before closing, with new instructions. So:</p>\n<ol>\n<li>I never send wire instructions, and I never send changed ones. Nor does this site.</li>\n<li>Get the closing agent&#39;s number on the first day, from the contract or in person, and write it down.</li>\n<li>Call that number before you send anything, and have the account number read to you.</li>\n<li>Treat every change as a theft until the same number has told you otherwise.</li>\n<li>If money has gone, call your bank&#39;s fraud desk within the hour, then the FBI at <a href=\"https://www.ic3.gov\">ic3.gov</a>.</li>\n</ol>\n<h3>The day itself</h3>\n<p>Most buyers sign for <strong>less than an hour</strong>. Florida allows an online notary, so you can sign from elsewhere. The deed is recorded with the clerk, usually the same day or the next, and keys follow funds.</p>\n"
     }
    ]
   },
   {
    "id": "after-the-keys",
    "title": "After the keys",
    "line": "Three dates that are worth more than most repairs.",
    "plate": "frame-cottage",
    "parts": [
     {
      "kind": "prose",
      "html": "<p>The house is yours at closing; its tax bill becomes yours by degrees. What you file in the first winter decides what you pay for as long as you stay.</p>\n<h3>By March 1</h3>\n<p>If the house is your permanent residence on January 1, you can file for the <em>homestead exemption</em> with the county&#39;s property appraiser, by March 1 of that year.<sup>21</sup> Buy in June and move in: you file for the following year. File as soon as you hold the deed, a Florida driver license and a voter or vehicle registration with the new address.</p>\n<p>The exemption takes <strong data-of=\"off the assessed value\">$25,000</strong> off the assessed value for every line of the bill, and a second part off for most lines: up to $25,722 for 2025, and adjusted for inflation each year since.<sup>21</sup> Voters are asked about homestead law often. Take the figures of your year from the county&#39;s page, not from here.</p>\n<h3>Save Our Homes</h3>\n<p>From the year after, the assessed value of a homestead may rise by no more than <strong data-of=\"a year, at most\">3 percent</strong> a year or the change in consumer prices, whichever is less.<sup>21</sup> The market may double; the assessment may not. A sale ends the cap, and the value is set anew on January 1 after it. That is why the seller&#39;s bill tells you so little, and why your own will look better every year that you stay.</p>\n<h3>Portability</h3>\n<p>If you had a Florida homestead before, you can bring the difference between its market and its assessed value with you, up to <strong data-of=\"the most you can bring\">$500,000</strong>.<sup>22</sup> The new homestead must be established within three tax years, counted from January 1 of the year in which you left the old one, and the form, DR-501T, goes in with the homestead application.<sup>22</sup> Nobody files it for you.</p>\n<h3>The tax year</h3>\n<p>Tax is for the calendar year and billed in November. Pay in November and <strong data-of=\"off in November\">4 percent</strong> comes off, in December 3, in January 2, in February 1. March is full price, and on April 1 it is late.<sup>23</sup> In August a notice of proposed taxes arrives, and with it the short time in which a value can be contested. With a loan the lender pays from escrow; look whether it paid in November.</p>\n<h3>The first year in the house</h3>\n<ul>\n<li>Keep every report, permit and receipt in one folder. The next buyer&#39;s insurer will ask.</li>\n<li>Photograph every room, closet and serial number before June 1, when hurricane season begins.</li>\n<li>Send the wind mitigation report to the insurer if it came after the policy.</li>\n<li>Put the builder&#39;s warranty, the termite bond and the flood renewal on a calendar.</li>\n<li>Call me when the first tax notice comes. I read it with you.</li>\n</ul>\n"
     }
    ]
   }
  ],
  "costs": {
   "price": "$1,100,000",
   "downPayment": "$275,000",
   "downPercent": "25%",
   "loan": "$825,000",
   "buyer": [
    {
     "what": "Documentary stamps on the note",
     "how": "35 cents for each $100 of the loan",
     "amount": "$2,887.50",
     "note": 24
    },
    {
     "what": "Intangible tax on the mortgage",
     "how": "20 cents for each $100 of the loan",
     "amount": "$1,650",
     "note": 25
    },
    {
     "what": "Recording the mortgage",
     "how": "22 pages: $10 for the first, $8.50 for each other",
     "amount": "$188.50",
     "note": 26
    },
    {
     "what": "Recording the deed",
     "how": "3 pages: $10 for the first, $8.50 for each other",
     "amount": "$27",
     "note": 26
    },
    {
     "what": "Lender's title policy, issued with the owner's",
     "how": "Set by the schedule",
     "amount": "$25",
     "note": 27
    },
    {
     "what": "Endorsements that the lender asks for",
     "how": "Estimate",
     "amount": "$600"
    },
    {
     "what": "Lender's charges, appraisal and credit report",
     "how": "Estimate",
     "amount": "$3,200"
    },
    {
     "what": "Closing agent's fee",
     "how": "Estimate",
     "amount": "$750"
    },
    {
     "what": "Survey with elevation certificate",
     "how": "Estimate",
     "amount": "$950"
    },
    {
     "what": "General, four-point, wind, termite and sewer inspections",
     "how": "Estimate",
     "amount": "$1,650"
    },
    {
     "what": "First year of homeowner's insurance",
     "how": "Estimate: 0.9% of the price",
     "amount": "$9,900"
    },
    {
     "what": "First year of flood insurance",
     "how": "Estimate",
     "amount": "$2,200"
    },
    {
     "what": "Escrow for property tax, three months",
     "how": "Estimate: 0.4% of the price",
     "amount": "$4,400"
    },
    {
     "what": "Escrow for insurance, two months",
     "how": "Estimate",
     "amount": "$2,000"
    },
    {
     "what": "Interest to the end of the month",
     "how": "Estimate",
     "amount": "$2,200"
    }
   ],
   "buyerTotal": "$32,628",
   "buyerShare": "2.97%",
   "cashTotal": "$15,477",
   "cashShare": "1.41%",
   "seller": [
    {
     "what": "Documentary stamps on the deed",
     "how": "70 cents for each $100 of the price",
     "amount": "$7,700",
     "note": 24
    },
    {
     "what": "Owner's title policy",
     "how": "$5.75 for each $1,000 to $100,000, $5 for each $1,000 on to $1,000,000, $2.50 for each $1,000 on to $5,000,000",
     "amount": "$5,325",
     "note": 27
    },
    {
     "what": "Title search, lien search and closing fee",
     "how": "Estimate",
     "amount": "$900"
    }
   ],
   "sellerTotal": "$13,925",
   "deposits": "$33,000",
   "depositPercent": "3%",
   "dueAtClosing": "$274,628"
  },
  "notes": [
   {
    "number": 1,
    "what": "National Association of Realtors, practice changes in force since August 17, 2024",
    "month": "August 2024",
    "address": "https://www.nar.realtor/the-facts"
   },
   {
    "number": 2,
    "what": "Section 475.278(1), Florida Statutes",
    "month": "Read November 2026",
    "address": "https://www.orlandorealtors.org/news/news.asp?id=87342"
   },
   {
    "number": 3,
    "what": "Section 689.302, Florida Statutes, and Senate Bill 948 of 2025, as explained by JD Supra",
    "month": "Read November 2026",
    "address": "https://production.jdsupra.com/legalnews/florida-increases-flood-disclosure-4282908"
   },
   {
    "number": 4,
    "what": "Florida Realtors and The Florida Bar, Residential Contract for Sale and Purchase, As Is version, as explained by Breger Law Group. The form of the day governs",
    "month": "September 2014",
    "address": "https://bregerlawgroup.com/as-is-contract-provisions/"
   },
   {
    "number": 5,
    "what": "The same form's financing clause, as explained by Jurado Law. The form of the day governs",
    "month": "Read November 2026",
    "address": "https://medium.com/@RomyJuradoLawyer/get-the-scoop-on-the-latest-changes-in-the-far-bar-as-is-contract-7f8d5bf8b41f"
   },
   {
    "number": 6,
    "what": "My own estimate or count, for planning. Ask for quotes",
    "month": "November 2026"
   },
   {
    "number": 7,
    "what": "TitleCapture, who pays for title insurance in Florida, by county",
    "month": "November 2025",
    "address": "https://help.titlecapture.com/portal/en/kb/articles/who-pays-for-title-insurance-in-florida-11-7-2025"
   },
   {
    "number": 8,
    "what": "Carrier Management, on cast iron drains in Florida houses",
    "month": "July 2022",
    "address": "https://carriermanagement.com/features/2022/07/12/238159.htm"
   },
   {
    "number": 9,
    "what": "U.S. Environmental Protection Agency, Lead-Based Paint Disclosure Rule, 42 U.S.C. 4852d",
    "month": "Read November 2026",
    "address": "https://www.epa.gov/lead"
   },
   {
    "number": 10,
    "what": "City of Jacksonville, Historic Preservation Guidelines for the Riverside and Avondale and for the Springfield Historic Districts, January 1992",
    "month": "Read November 2026",
    "address": "https://riversideavondale.org/historic-preservation-guidelines/"
   },
   {
    "number": 11,
    "what": "Citizens Property Insurance Corporation, inspections",
    "month": "Read November 2026",
    "address": "https://citizensfla.com/web/public/inspections"
   },
   {
    "number": 12,
    "what": "Section 627.351(6), Florida Statutes, as summarized with a bill of the 2026 session",
    "month": "Read November 2026",
    "address": "https://fastdemocracy.com/bill-summary/?billsummary_id=FLB00034525&billsummary_session=2026&billsummary_state=fl"
   },
   {
    "number": 13,
    "what": "Citizens Property Insurance Corporation, bulletin on flood coverage",
    "month": "August 2023",
    "address": "https://www.citizensfla.com/-/20230822-flood-insurance-requirements-for-coverage-limit"
   },
   {
    "number": 14,
    "what": "National Flood Insurance Program, limits as given by Triton Agency",
    "month": "February 2024",
    "address": "https://tritonagency.com/2024/02/05/citizens-property-flood-insurance/"
   },
   {
    "number": 15,
    "what": "Citizens Property Insurance Corporation, on flood rules and waiting periods",
    "month": "Read November 2026",
    "address": "https://www.citizensfla.com/-/new-flood-rules-could-save-you-money"
   },
   {
    "number": 16,
    "what": "Section 553.899, Florida Statutes, as explained by LegalClarity",
    "month": "Read November 2026",
    "address": "https://legalclarity.org/what-is-the-florida-milestone-inspection-law"
   },
   {
    "number": 17,
    "what": "House Bill 913 of 2025, as reported by RWorld",
    "month": "June 2025",
    "address": "https://rworld.com/blog/condo-bill"
   },
   {
    "number": 18,
    "what": "Section 718.503, Florida Statutes. For a developer's sale the text of 2025, for a resale that of 2023",
    "month": "Read November 2026",
    "address": "https://syfert.com/florida/statutes/0718.503.html"
   },
   {
    "number": 19,
    "what": "Tolomato Community Development District, assessments by lot",
    "month": "Read November 2026",
    "address": "https://mytcdd.com/"
   },
   {
    "number": 20,
    "what": "Section 190.048, Florida Statutes",
    "month": "Read November 2026",
    "address": "https://www.flsenate.gov/Laws/Statutes/2018/Chapter190/All"
   },
   {
    "number": 21,
    "what": "Leon County Property Appraiser, on the state's homestead exemption and cap in 2025",
    "month": "Read November 2026",
    "address": "https://leonpa.gov/General-Info/FAQ"
   },
   {
    "number": 22,
    "what": "Florida Department of Revenue, Save Our Homes and portability; amounts by the Seminole County Property Appraiser",
    "month": "July 2026",
    "address": "https://www.scpafl.org/information/portability"
   },
   {
    "number": 23,
    "what": "Section 197.162, Florida Statutes, as given by the Clay County Tax Collector",
    "month": "Read November 2026",
    "address": "https://claycountytax.com/property_taxes/due_dates_and_discounts.php"
   },
   {
    "number": 24,
    "what": "Sections 201.02 and 201.08, Florida Statutes, in the rates given for Duval County",
    "month": "Read November 2026",
    "address": "https://www.deeds.com/recorder/florida/duval"
   },
   {
    "number": 25,
    "what": "Section 199.133, Florida Statutes, in the fee schedule of the Alachua County Clerk",
    "month": "Read November 2026",
    "address": "https://alachuacounty.us/Depts/Clerk/Fees/Pages/RecordingFees.aspx"
   },
   {
    "number": 26,
    "what": "Duval County Clerk of the Circuit Court, recording fees",
    "month": "Read November 2026",
    "address": "https://www2.duvalclerk.com/departments/recording/"
   },
   {
    "number": 27,
    "what": "Rule 69O-186.003, Florida Administrative Code, title insurance rates",
    "month": "September 2024",
    "address": "https://regulations.justia.com/states/florida/69/69o/chapter-69o-186/section-69o-186-003"
   }
  ]
 },
 "homePage": {
  "featured": {
   "heading": "Featured Properties",
   "intro": "Eight homes, from a Riverside porch to an Ortega dock."
  },
  "neighborhoods": {
   "heading": "Neighborhoods",
   "intro": "Twelve places, read street by street.",
   "tabs": [
    "riverside",
    "san-marco",
    "jacksonville-beach",
    "nocatee"
   ]
  },
  "listingsLink": {
   "heading": "Everything else on the market today",
   "linkLabel": "Search Current Listings"
  },
  "contact": {
   "heading": "Start a conversation",
   "intro": "Call or write. You will hear from me within 24 hours.",
   "cards": [
    {
     "kind": "consultation",
     "title": "Consultation",
     "text": "Half an hour by phone, video or in person to talk through a purchase, a sale or an investment.",
     "button": "Schedule Consultation"
    },
    {
     "kind": "buyer-guide",
     "title": "Buyer's Guide",
     "text": "The steps from first tour to closing in Duval and St. Johns counties, with costs, insurance and timelines.",
     "button": "Get the Buyer's Guide"
    },
    {
     "kind": "cma-request",
     "title": "Home Valuation",
     "text": "What your house would bring: a written opinion, by hand, from comparable sales, condition and location.",
     "button": "Request a Home Valuation"
    }
   ]
  },
  "hero": {
   "heading": "Discover Jacksonville",
   "line": "Homes on the St. Johns, in the historic districts and along the Atlantic, from downtown to Ponte Vedra Beach.",
   "offer": "See the eight homes",
   "portfolioButton": "Join Our Luxury Portfolio",
   "consultationButton": "Schedule Consultation",
   "quizButton": "Where You Belong Quiz",
   "quizHereButton": "Take the quiz here",
   "imageAlt": "The blue Main Street Bridge and the Jacksonville skyline over the St. Johns River, a small sailboat in front",
   "focus": {
    "x": 0.62,
    "y": 0.77
   },
   "keepsTime": true
  },
  "developments": {
   "heading": "New Developments",
   "intro": "Both banks of the river, the Intracoastal and northern St. Johns County, as they are being built.",
   "note": "Prices and dates are their developers' and can change; each project names its source.",
   "claims": [
    {
     "value": "15+",
     "label": "active projects"
    },
    {
     "value": "$2.5B+",
     "label": "investment"
    },
    {
     "value": "2024-2027",
     "label": "timeline of most"
    }
   ],
   "asOf": "2026-10",
   "sourceLabel": "Sample figures for illustration",
   "old": false
  }
 },
 "about": {
  "heading": "One agent, from first call to closing",
  "facts": [
   {
    "value": "24",
    "label": "hours, at most, until I answer"
   },
   {
    "value": "2",
    "label": "counties, Duval and St. Johns"
   },
   {
    "value": "1",
    "label": "telephone, and I pick it up"
   }
  ],
  "serviceAreas": {
   "heading": "Service areas",
   "lines": [
    [
     "downtown-jacksonville"
    ],
    [
     "riverside",
     "avondale",
     "ortega"
    ],
    [
     "springfield",
     "murray-hill"
    ],
    [
     "san-marco",
     "southside"
    ],
    [
     "atlantic-beach",
     "jacksonville-beach"
    ],
    [
     "ponte-vedra-beach",
     "nocatee"
    ]
   ]
  },
  "plate": {
   "name": "tudor",
   "alt": "Front elevation in ink and wash of a Tudor Revival house: clinker brick, two half-timbered gables, a chimney with three pots, with measures",
   "caption": "Plate II. Tudor Revival, Avondale. Illustration."
  },
  "paragraphs": [
   "Rivermark is my work alone. I am licensed in Florida and work under the brokerage named on this page; I answer the phone, walk the houses and write the offers. Nothing is handed to a call center, and what you tell me on the first day is still known on the last.",
   "Houses here differ by the century they were built in and by the water they stand near. Heart pine and plaster, block and terrazzo, tile over felt and new frame each fail in their own way. Much of the work is reading those signs, ordering the right inspection, and saying plainly when a house is not worth its price."
  ]
 },
 "concierge": {
  "intro": "Six documents begin our work together. They show who you are and what you can offer, so that no time is lost once you have found a home.",
  "promises": {
   "heading": "How your documents are kept",
   "list": [
    {
     "heading": "Encrypted",
     "text": "Locked as it arrives, each with a key of its own; never readable on a disk."
    },
    {
     "heading": "Opened by me alone",
     "text": "By a signed link that nobody else receives. No document is sent by email."
    },
    {
     "heading": "Erased after {days} days",
     "text": "All six documents, or kept once for as long again if still needed. Sooner if you ask."
    }
   ]
  },
  "documentsHeading": "Required Documents",
  "documentsIntro": "PDF, up to 10 MB each; for 1 and 3 a photo will do.",
  "client": {
   "heading": "Who sends them",
   "intro": "Your papers carry your name. With an email address you get a receipt: when they came, which kinds, and when they are erased. No link, no file names.",
   "nameLabel": "Your name",
   "emailLabel": "Your email"
  },
  "acknowledgmentHeading": "Your acknowledgment",
  "submitLabel": "Submit Documents",
  "submittingLabel": "Submitting Documents...",
  "leaving": {
   "heading": "Leave this page?",
   "whileSending": "Your documents are still being sent. If you leave, that ends, and you would have to begin again.",
   "beforeSending": "Your documents have not been handed over yet. If you leave, you would have to choose them again.",
   "stay": "Stay on this page",
   "leave": "Leave without sending"
  },
  "withoutScripts": "Sending documents from this page needs scripts, which are turned off in this browser. Please call: I will find another way to hand the papers over, for example in person. Please do not send identification or bank statements by email.",
  "thanks": {
   "heading": "Thank You!",
   "text": "Your documents have been received. A member of our team will be in touch shortly.",
   "receipt": "A receipt goes to the email address you gave, at most one a day.",
   "next": "What happens next",
   "encrypted": "All six documents are encrypted.",
   "answer": "I call or write to you, within 24 hours.",
   "erased": "All six documents are erased, or kept once for as long again if still needed. You may ask me to erase them sooner at any time.",
   "question": "A question before then?",
   "reading": "While you wait"
  },
  "documents": {
   "photoId": {
    "why": "Shows who signs the agreement with me.",
    "blackOut": "You may black out the document number and the address."
   },
   "creditReport": {
    "why": "Shows a seller that financing will hold. One from the last 30 days is enough.",
    "blackOut": "You may black out the Social Security number and account numbers."
   },
   "proofOfIncome": {
    "why": "Pay stubs, a W-2 or a verification letter: shows which price is within reach.",
    "blackOut": "You may black out the Social Security number and bank details."
   },
   "bankStatement1": {
    "why": "Shows the funds for the deposit and closing costs.",
    "blackOut": "You may black out the payments and all but four digits of the account."
   },
   "bankStatement2": {
    "why": "The month before the first statement.",
    "blackOut": "You may black out the same; leave the name, month and balances readable."
   },
   "bankStatement3": {
    "why": "Three months together show that the funds are your own.",
    "blackOut": "You may black out the same; leave the name, month and balances readable."
   }
  },
  "otherWays": {
   "heading": "Rather not send them online?",
   "text": "Call, and I will take the papers in person. Please do not send identification or bank statements by email.",
   "plate": {
    "name": "queen-anne",
    "alt": "Front elevation in ink and wash of a Queen Anne house: a round tower under a cone of slate, a deep porch with spindles, with measures",
    "caption": "Plate VII. Queen Anne, Springfield. Illustration."
   }
  }
 },
 "notices": {
  "wireFraud": "I never send or change wire instructions by email or through this site. Before sending money, call your title company or attorney at a number you found yourself.",
  "visitCounts": "This site counts which of its pages are opened, how fast they load, how the quiz ends and which homes are asked about. Its own server keeps the totals of each day and nothing else; no cookie, no identifier, no network address. So nobody can tell who it was, or that two visits were one person’s, and no other company is told. If your browser sends Global Privacy Control, nothing is counted.",
  "outsideServices": {
   "analytics": "This site is set up with an outside analytics service. It receives the addresses of the pages you open, actions such as pressing a button, and your network address. It never receives what you type into a form.",
   "map": "The map of new developments on this site is loaded from an outside maps service, which receives your network address and the area shown.",
   "email": "Forms on this site are sent through an outside email service, which receives what you typed and your network address.",
   "documents": "Documents on this site are received by an outside storage service, whose own terms on storage and access then apply."
  }
 },
 "legal": {
  "privacyPolicy": {
   "updated": "2026-11-26",
   "intro": "What becomes of what you send. This site asks for little, keeps it in one place, and sells or shares none of it.",
   "sections": [
    {
     "id": "reading",
     "heading": "When you only read",
     "summary": "No name is asked for, and no tracking cookie is set.",
     "paragraphs": [
      "You can read every page without giving a name. The site sets no advertising or tracking cookies. Fonts, pictures and scripts come from this site; where another company is involved, this page names it.",
      "Server logs record that a page or form was used and whether it worked. They hold no name, email address, phone number or message. So that the forms stay of use to people, the server counts requests per network address for a short time, and remembers for seven days which submissions came from the same network: as a code, not as the address. Only with documents is the address itself kept, as is said below."
     ]
    },
    {
     "id": "enquiries",
     "heading": "When you send a form",
     "summary": "I keep what you sent, from which page and when.",
     "paragraphs": [
      "Nothing you type leaves your device until you press the send button. Then your inquiry is kept before you are thanked for it, and a copy is mailed to me. Stored are:"
     ],
     "bullets": [
      "the fields you filled in, such as name, email, phone, address of the property and message;",
      "the page you wrote from and the time of receipt;",
      "whether you ticked the box for text messages, with the exact wording and version you saw;",
      "what tells a machine from a person, for example a form filled in within two seconds."
     ]
    },
    {
     "id": "enquiry-use",
     "heading": "What inquiries are used for",
     "summary": "To answer you. They are erased after {enquiryDays} days, or sooner if you ask.",
     "paragraphs": [
      "They are used to answer you and to keep a record of that answer. Text messages by an automated system are sent only if you ticked the box, which is never a condition of any service; reply STOP to end them.",
      "Inquiries are erased {enquiryDays} days after they arrive. You may ask at any time what is stored about you, and have it corrected or erased. The copy in my mailbox is covered by the same request. After an erasure you asked for, the server keeps a note of when it was done and how much was erased, but not of whose data it was."
     ]
    },
    {
     "id": "documents",
     "heading": "Documents in the Client Concierge",
     "summary": "Encrypted, opened by me alone and erased after {documentDays} days, or kept once for as long again if still needed.",
     "paragraphs": [
      "Documents are checked for harmful content while they arrive, are encrypted, each with a key of its own, and are never sent by email. Nobody can list or open them through a public address. Please black out account numbers and anything else the page says is not needed."
     ],
     "bullets": [
      "The notice that I receive names the kinds and file names of what came, your name and email address if you gave them, and a signed link that opens only that submission and expires. Once I have signed in to my own pages, the link opens on my signed-in devices only.",
      "Documents are erased {documentDays} days after they arrive, and with them their keys and names and the name and address that you gave. I can keep them once for as long again if they are still needed, or erase them sooner; ask if you want either. They are kept that long automatically if no notice of them could reach me.",
      "Uploads that you did not submit are erased after a day. The network address they came from is kept until you submit them, or for that day, so that nobody can use up the room of others.",
      "A record that a document of some kind was received, opened or erased, with the time and the network address, is kept as proof; so is the notice in my mailbox."
     ]
    },
    {
     "id": "device",
     "heading": "What stays on your device",
     "summary": "Your settings, and what you have not sent, stay on your device.",
     "paragraphs": [
      "Display settings such as text size and contrast are stored in your browser so that they hold on the next page, and are sent nowhere. What you typed into a form is held until you leave the page, so that a dialog closed by mistake loses nothing; how far you had scrolled, until you close the tab. Quiz answers are counted in your browser."
     ]
    },
    {
     "id": "sharing",
     "heading": "Who else is involved",
     "summary": "Nothing is sold. A mail and a hosting provider carry it for me.",
     "paragraphs": [
      "I do not sell personal data. Mail travels through the mail provider that I have chosen, and the server runs at a hosting provider; both handle data only to do that. Share buttons open another company’s page only when you press them. A link to the brokerage or to a share page follows that company’s own policy."
     ]
    },
    {
     "id": "wire-fraud",
     "heading": "Wire instructions",
     "summary": "Call before you send money. I never send wire instructions by email.",
     "paragraphs": [
      "I never send or change wire instructions by email or through this site. Before sending money, call your title company or attorney at a number you found yourself."
     ]
    },
    {
     "id": "contact",
     "heading": "Questions and requests",
     "summary": "Ask me. I answer within 24 hours.",
     "paragraphs": [
      "Write to the address or call the number below. Say what you sent and when, so that it can be found."
     ]
    }
   ]
  },
  "termsOfService": {
   "updated": "2026-11-23",
   "intro": "By using this site you accept these terms. They are short on purpose.",
   "sections": [
    {
     "id": "information",
     "heading": "Information, not advice",
     "summary": "General information. Check what you rely on with a professional.",
     "paragraphs": [
      "Guides, figures and answers on this site are general information. They are not legal, tax, insurance or investment advice, and not an appraisal. Check anything you rely on with the professional or public office that is responsible for it."
     ]
    },
    {
     "id": "figures",
     "heading": "Listings and figures",
     "summary": "Figures carry their month and source. What is marked as sample describes no real home.",
     "paragraphs": [
      "Each market figure carries its month and source. Figures and homes marked as sample are illustrations and describe no actual sale or offer. Prices, availability and dates of new developments come from their developers and can change without notice. Pictures of places and homes are illustrations unless a caption says otherwise."
     ]
    },
    {
     "id": "relationship",
     "heading": "When a client relationship begins",
     "summary": "You are a client once a written agreement is signed, and not before.",
     "paragraphs": [
      "Sending a form, taking the quiz or uploading a document does not make you a client. Representation begins when a written agreement is signed with the brokerage. A written buyer agreement is needed before touring a home with me. Compensation is negotiable and is stated in that agreement."
     ]
    },
    {
     "id": "submissions",
     "heading": "What you send",
     "summary": "Send only what is true and yours, and documents only in the Client Concierge.",
     "paragraphs": [
      "Send only what is true and yours to send, and documents only in the Client Concierge. Do not try to reach other people’s submissions, overload the server or send harmful files. I may limit or refuse use of the forms that does so."
     ]
    },
    {
     "id": "housing",
     "heading": "Equal housing opportunity",
     "summary": "The same terms for everyone, and no steering.",
     "paragraphs": [
      "I work with every buyer, seller and renter on the same terms under federal, state and local fair-housing law. I do not steer anyone toward or away from a neighborhood. Quiz results name places by their houses, streets and pastimes only."
     ]
    },
    {
     "id": "availability",
     "heading": "Availability and law",
     "summary": "Faults are repaired, outages are possible, and the law of Florida applies.",
     "paragraphs": [
      "Faults are repaired as soon as possible; nobody can promise that the site is always reachable. Links to other sites are for convenience; their owners answer for them. The law of Florida applies, without taking away rights that your own law gives you."
     ]
    },
    {
     "id": "changes",
     "heading": "Changes",
     "summary": "The date above says when these terms last changed.",
     "paragraphs": [
      "When these terms change, the date above changes with them. What you sent before stays under the terms shown when you sent it."
     ]
    }
   ]
  },
  "accessibility": {
   "updated": "2026-11-23",
   "intro": "Every visitor is to be able to read this site, send its forms and upload documents. The aim is the Web Content Accessibility Guidelines 2.2 at level AA. No certification is claimed.",
   "sections": [
    {
     "id": "how",
     "heading": "How the site is built",
     "summary": "No setting is needed. All of it is meant to hold on every page.",
     "paragraphs": [
      "Each of these is meant to hold on every page without any setting turned on:"
     ],
     "bullets": [
      "every function works by keyboard, with a visible focus and a link to skip to the main content;",
      "headings, landmarks, labels and messages are written for screen readers;",
      "text can be enlarged to 200 percent and pages fit a width of 320 pixels without sideways scrolling;",
      "movement stops when your system asks for reduced motion, and can be paused on the page;",
      "forms work with scripts turned off, keep what you typed, and name each fault in words."
     ]
    },
    {
     "id": "panel",
     "heading": "The accessibility panel",
     "summary": "Nine settings of your own, kept in your browser alone.",
     "paragraphs": [
      "A button at the bottom right of every page opens nine settings: text size, contrast, text spacing, line height, cursor size, underlined links, highlighted links, a more readable font and paused animations. Each works at once, on every page, and holds for your next visit. They are kept in your browser only and told to nobody.",
      "Nothing on the site depends on the panel. What your browser and system ask for (larger text, more contrast, forced colors, less transparency, less motion) is followed without it, and forced colors go before its contrast."
     ]
    },
    {
     "id": "checks",
     "heading": "What is tested, and how",
     "summary": "Every page is tested in a real browser before anything changes.",
     "paragraphs": [
      "Before anything on the site changes, tests in a real browser run on every page:"
     ],
     "bullets": [
      "an automated checker at four widths, in each contrast, with text at 200 percent, in forced colors and with reduced motion, and on every dialog;",
      "reading with text at 200 percent, at 400 percent zoom and with wide text spacing, to see that nothing is cut, covered or lost;",
      "every form, menu, tab, the carousel and the quiz by keyboard alone, with a focus that is always in sight;",
      "the size of every target, and the contrast of words over pictures, measured on the screen;",
      "what a screen reader is given to read in the main parts of the site."
     ]
    },
    {
     "id": "limits",
     "heading": "Known gaps",
     "summary": "Tests find only part of the barriers, so your reports count.",
     "paragraphs": [
      "Automated tests find only part of the barriers that people meet. They run in one browser and do not listen to a screen reader, so your reports count as well. Titles grow less than other text on very narrow screens. A large cursor may return to its usual size at the edge of the window.",
      "An outside map or another company’s page opened from here may not meet the same aim. Everything the map of new developments shows is also given as a list. Documents written by others, such as condominium papers, may need conversion; ask and I will help."
     ]
    },
    {
     "id": "contact",
     "heading": "Report a barrier",
     "summary": "Tell me, and I answer within 24 hours.",
     "paragraphs": [
      "Write to me or call me, as shown on this page, and say which page it was and what happened. I answer within 24 hours, and can take any form’s content by phone or email instead."
     ]
    }
   ]
  }
 },
 "updated": "2026-11-21",
 "identity": {
  "agentName": "Your Agent",
  "brokerageName": "Sample Brokerage, LLC",
  "licenseNumber": "SL0000000",
  "phone": "904-555-0142",
  "email": "agent@rivermark.example",
  "brokerageProfileUrl": "https://brokerage.example/agents/your-agent",
  "listingSearchUrl": "https://brokerage.example/search",
  "officeAddress": {
   "street": "100 Sample Street",
   "city": "Jacksonville",
   "state": "FL",
   "zipCode": "32202"
  }
 },
 "brand": {
  "name": "Rivermark",
  "tagline": "Jacksonville Real Estate",
  "titleSuffix": " | Rivermark Jacksonville Real Estate"
 },
 "footerPlaces": [
  {
   "slug": "atlantic-beach",
   "name": "Atlantic Beach"
  },
  {
   "slug": "avondale",
   "name": "Avondale"
  },
  {
   "slug": "downtown-jacksonville",
   "name": "Downtown Jacksonville"
  },
  {
   "slug": "jacksonville-beach",
   "name": "Jacksonville Beach"
  },
  {
   "slug": "murray-hill",
   "name": "Murray Hill"
  },
  {
   "slug": "nocatee",
   "name": "Nocatee"
  },
  {
   "slug": "ortega",
   "name": "Ortega"
  },
  {
   "slug": "ponte-vedra-beach",
   "name": "Ponte Vedra Beach"
  },
  {
   "slug": "riverside",
   "name": "Riverside"
  },
  {
   "slug": "san-marco",
   "name": "San Marco"
  },
  {
   "slug": "southside",
   "name": "Southside"
  },
  {
   "slug": "springfield",
   "name": "Springfield"
  }
 ],
 "samples": [
  "content/homes/riverfront-estate.yaml",
  "content/homes/oceanfront-contemporary.yaml",
  "content/homes/ortega-mediterranean.yaml",
  "content/homes/san-marco-georgian.yaml",
  "content/homes/downtown-penthouse.yaml",
  "content/homes/avondale-tudor.yaml",
  "content/homes/nocatee-farmhouse.yaml",
  "content/homes/riverside-bungalow.yaml",
  "content/neighborhoods/downtown-jacksonville.md, figures",
  "content/neighborhoods/riverside.md, figures",
  "content/neighborhoods/san-marco.md, figures",
  "content/neighborhoods/jacksonville-beach.md, figures",
  "content/neighborhoods/nocatee.md, figures",
  "content/neighborhoods/murray-hill.md, figures",
  "content/neighborhoods/avondale.md, figures",
  "content/neighborhoods/southside.md, figures",
  "content/neighborhoods/ortega.md, figures",
  "content/neighborhoods/springfield.md, figures",
  "content/neighborhoods/atlantic-beach.md, figures",
  "content/neighborhoods/ponte-vedra-beach.md, figures",
  "content/market.yaml, trends, median-price",
  "content/market.yaml, trends, days-on-market",
  "content/market.yaml, trends, inventory",
  "content/market.yaml, trends, new-listings",
  "content/market.yaml, sales, Oceanfront house",
  "content/market.yaml, sales, Riverfront house with dock",
  "content/market.yaml, sales, Oceanfront condominium",
  "content/market.yaml, sales, Brick Georgian Revival",
  "content/market.yaml, investment, pre-construction",
  "content/market.yaml, investment, rental-yield",
  "content/home.yaml, developments"
 ],
 "pages": {
  "home": {
   "heading": "Discover Jacksonville",
   "title": "Luxury Homes",
   "description": "Eight homes between $895,000 and $1,350,000, twelve neighborhood guides and dated market figures for Jacksonville and Ponte Vedra Beach, Florida.",
   "card": {
    "picture": "hero",
    "line": "Homes on the St. Johns, in the historic districts and along the Atlantic, from downtown to Ponte Vedra Beach."
   }
  },
  "clientConcierge": {
   "heading": "Welcome to the Client Concierge",
   "title": "Client Concierge",
   "description": "Send the documents that begin a working agreement: why each one is asked for, what you may black out, who opens it and when it is erased.",
   "card": {
    "picture": "plate-tower",
    "line": "Your documents, sent safely"
   }
  },
  "faq": {
   "heading": "Frequently Asked Questions",
   "title": "Questions & Answers",
   "description": "Closing costs, buyer agreements, flood insurance, CDD assessments, condominium reserves and homestead: eight answers on buying in Jacksonville.",
   "card": {
    "picture": "plate-georgian",
    "line": "Eight answers on buying in Jacksonville"
   }
  },
  "marketInsights": {
   "heading": "Market Insights & Trends",
   "title": "Market Insights",
   "description": "Median price, days on market, inventory and new listings in Jacksonville, each with its month and source, plus notable sales by neighborhood.",
   "card": {
    "picture": "southside",
    "line": "Prices, days and inventory, each with its month"
   }
  },
  "neighborhoodQuiz": {
   "heading": "Neighborhood Matchmaker Quiz",
   "title": "Neighborhood Quiz",
   "description": "Six questions about water, walking, house age, lots and upkeep point to Jacksonville neighborhoods worth a first look, with reasons for each.",
   "card": {
    "picture": "ortega",
    "line": "Six questions, and a place to start reading"
   }
  },
  "buyersGuide": {
   "heading": "The Buyer's Guide",
   "title": "The Buyer's Guide",
   "description": "How buying works in Duval and St. Johns counties from first tour to closing: agreements, insurance, inspections, costs, timelines, homestead.",
   "card": {
    "picture": "hero",
    "line": "From first tour to closing in Duval and St. Johns counties"
   }
  },
  "privacyPolicy": {
   "heading": "Privacy Policy",
   "title": "Privacy Policy",
   "description": "What this site stores when you write or send documents, how long it is kept, who can open it, and how to have it corrected or erased."
  },
  "termsOfService": {
   "heading": "Terms of Service",
   "title": "Terms of Service",
   "description": "The terms for using this site: what listings and figures here mean, when a client relationship begins, and what is asked of visitors."
  },
  "accessibility": {
   "heading": "Accessibility Statement",
   "title": "Accessibility Statement",
   "description": "How this site is built and checked for keyboard, screen reader, zoom and contrast, what is known to fall short, and how to report a barrier."
  }
 },
 "quizResultPages": {
  "coastal": {
   "title": "Quiz: Coastal Chill",
   "description": "A Coastal Chill result points to Jacksonville Beach and Atlantic Beach: ocean walkovers, dune houses and condominiums, and why each fits.",
   "heading": "Coastal Chill"
  },
  "urban": {
   "title": "Quiz: Urban Cool",
   "description": "An Urban Cool result points to Southbank, Brooklyn and Downtown: river towers, lofts and errands on foot along the Riverwalks, with reasons.",
   "heading": "Urban Cool"
  },
  "historic": {
   "title": "Quiz: Historic Soul",
   "description": "A Historic Soul result points to Riverside, Avondale and Springfield: porches, tile roofs and houses from the years after the 1901 fire.",
   "heading": "Historic Soul"
  },
  "eclectic": {
   "title": "Quiz: Creative Edge",
   "description": "A Creative Edge result points to Murray Hill and San Marco: independent shops, stages and houses with room for a workshop, with reasons.",
   "heading": "Creative Edge"
  },
  "suburban": {
   "title": "Quiz: Family Focused",
   "description": "This result points to Nocatee, Julington Creek and Southside: newer houses, bigger lots, trails and garages, with the reasons for each one.",
   "heading": "Family Focused"
  }
 },
 "notFound": {
  "heading": "Oops! Page not found",
  "title": "Page Not Found",
  "description": "This address has no page. Return to the home page for featured homes, neighborhood guides and market figures for Jacksonville, Florida.",
  "line": "The bridge is up, and this address is on the other side. What you look for may have moved.",
  "illustration": {
   "alt": "Ink drawing of a lift bridge raised over the St. Johns River; the gap between its towers measures 404 feet"
  }
 }
};
