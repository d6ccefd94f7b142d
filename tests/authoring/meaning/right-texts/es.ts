import { rightTexts } from '../right-text.ts';

export const es = rightTexts({
  roundDamage: 'Un enemigo sufre tanto daño cognitivo como el número de la ronda actual, con un máximo de 6.',
  healByTroubles: 'Cada PC de esta zona recupera tantos HP como cartas de problema haya en ella, y como mínimo 1.',
  allCostFive: 'El coste de compra de cualquier carta que compres pasa a ser 5.',
  unreadTrouble: 'Las cartas de problema que robes se descartan sin aplicar su contenido.',
  cardTakesDamage:
    'El daño que fueras a recibir lo recibe esta carta en tu lugar. Cuando haya acumulado 5 o más, se retira del juego.',
  otherDown:
    'Inflige 2 de daño físico a un enemigo. Si hay otro PC derribado en esta zona, inflígele 4 en lugar de eso.',
  anyAreaAp: 'Un PC cualquiera, esté en la zona que esté, gana una ficha de AP.',
  refreshOnDown: 'Cuando otro PC sea derribado, retire una ficha de agotamiento de esta carta.',
  boostOthers: 'Si otro PC de esta zona realiza una acción de ataque, su daño aumenta en 2.',
  carryThree: 'Muévete sin hacer ninguna prueba a una zona adyacente; te acompañan tres PC de esta zona como máximo.',
  bodyguard: 'Recibes tú el daño físico que iba a recibir otro PC de esta zona.',
  discardDraw: 'Se pueden descartar hasta tres cartas de la mano; se roban otras tantas.',
  buyEpic: 'Compra en el mercado de esta zona no más de dos cartas, de rareza Épica o inferior.',
  othersAp: 'Los demás PC de esta zona ganan una ficha de AP cada uno.',
  doubleDamage: 'Al realizar una acción de ataque, duplicas su daño.',
  reduceAndStrike:
    'Reduzca en 2 el daño que le cause un enemigo. Si lo desea, cause a ese enemigo tanto daño cognitivo como daño había antes de reducirlo.',
  fiveMinus: 'Todos los participantes sufren un daño físico igual a 5 menos el número de participantes.',
  reshuffleSite:
    'Cada participante sufre 3 de daño cognitivo. Se barajan los descartes del SITE junto con su mazo y cada participante roba de él una carta.',
  downedCannotAttack: 'Ningún PC derribado puede atacar a este enemigo.',
  perAnomaly: 'Cada participante sufre 1 de daño cognitivo por cada Anomalía que lleve equipada.',
  unsealOrArtifact:
    'Ganas un artefacto. Si hay una ficha de sello en tu habilidad SITE, quítala; si no la hay, ganas otro artefacto.',
  lockedEquipment:
    'Todos los participantes sufren 2 de daño cognitivo. Hasta que termine el escenario no pueden quitarse nada de lo que llevan equipado.',
  buyCostFour: 'Compra una carta del mercado de esta zona con un coste de compra máximo de 4.',
  irreducible: 'Un enemigo sufre 2 de daño físico, que no se puede reducir.',
  apWithVehicle: 'Gana una ficha de AP. ¿Llevas equipado un Vehículo? Entonces gana otra.',
  machineDamage: 'Se infligen 3 puntos de daño físico a un enemigo, o 5 si se trata de una Máquina.',
  discardEquipped:
    'Se descarta una carta equipada por un PC de esta zona. De no ser posible, todos los PC de esta zona sufren 1 de daño físico.',
  leaveArea: 'El PC que salga de esta zona sufre 1 de daño físico.',
  refillMarket:
    'Todos los PC de esta zona sufren 1 de daño físico. Después se descartan todas las cartas del mercado de la zona y este se repone.',
  noHealing: 'Los PC de esta zona no pueden recuperar HP.',
  lure: 'Pon una ficha de progreso en esta carta. Si tiene más de una, quítale dos, y un PC de esta zona roba una carta de problema y la coloca.',
  discardForDamage: 'Inflige 2 de daño físico a un enemigo, y 2 más si descartas una carta de la mano.',
  twoTools: 'Un enemigo sufre 3 de daño físico; si usted lleva equipadas dos o más Herramientas, sufre 5 en su lugar.',
  selfHarm: 'Sufres 1 de daño cognitivo; un enemigo sufre 4.',
  environmentReduction: 'Recibes 1 menos de daño físico, y otros 2 menos cuando proviene de una carta de Entorno.',
  twiceOwnDamage: 'Inflige a un enemigo un daño físico igual al doble del daño que llevas acumulado.',
  twoEnemies: 'Elige un máximo de dos enemigos e inflige 2 de daño físico a cada uno.',
  giveCard:
    'Pasa una carta de tu mano que no sea Inicial a la mano de cualquier PC, sin importar la zona. Si la carta es Rara o superior, ganas una ficha de AP.',
  recycle: 'Cuando un objeto consumible que hayas usado fuera a ir al desguace, descártalo en su lugar.',
  chooseArtifact: 'Cuando se consiga un artefacto, roba uno adicional y quédate con uno; el que no elijas se tira.',
  fewTroubles: 'Si en esta zona hay como mucho una carta de problema, gana una ficha de AP.',
  handFive: 'Los PC ajustan su mano a cinco cartas, y no a cuatro.',
  swapTrouble:
    'Cuando un PC que no esté derribado robe una carta de problema, puede recibir 1 de daño cognitivo que no se puede reducir y descartarla.',
  hungryAp:
    'Los PC que no estén derribados ni tengan más de dos fichas de AP pueden sufrir cada uno 1 de daño físico irreducible a cambio de una ficha de AP.',
  downDraws:
    'Cuando un PC es derribado, cada uno de los demás roba 2 cartas y después puede enviar al desguace una de su mano. Añadan una ficha de progreso a esta carta; si las fichas superan en número a los PC, se pierde la partida.',
  gateSinks:
    'Quita dos fichas de progreso, pero solo una si hay algún PC en esta zona. Cuando no quede ninguna, revela SC05-LT si hay un PC en el SITE; de lo contrario, perdéis la partida.',
  contagion:
    'Si un PC entra en una zona donde hay otro PC con fichas de progreso, pon una ficha de progreso sobre el que ha entrado.',
  discardScenarios: 'Descarta el resto de las cartas de escenario reveladas.',
  carrierChoice:
    'Si el portador está en la zona de SC02-LR, puede sufrir 2 de daño físico. Si no lo sufre, coloca aquí una ficha de progreso y mueve SC02-LR a la zona siguiente.',
  onlyWithProgress: 'Solo puede atacar un PC que tenga fichas de progreso.',
  oneTrain: 'Una vez en tu turno puedes hacer avanzar uno de tus trenes hasta la estación contigua.',
  shareLimit: 'El máximo es de tres acciones de una misma línea por jugador.',
  dividends: 'Como dividendo, quien tenga más acciones de la línea cobra 500, y el segundo con más, 200.',
  bankShort: 'Si a la banca no le alcanza el dinero, se cobra lo que haya.',
  othersPay: 'Cada jugador, excepto tú, paga 50 a la banca.',
  handLimit: 'Si tienes más de siete cartas en la mano, descarta las que sobren hasta quedarte con siete.',
  emptyDeck: 'Cuando se agote el mazo, baraje los descartes para formar uno nuevo.',
  tieMoney: 'En caso de empate, gana quien tenga más dinero.',
  swapHands: 'Elige a dos jugadores: intercambian sus manos.',
  skillTest:
    'En cada prueba de habilidad se puede aportar una copia como máximo. Si se supera, el investigador que la realiza roba una carta.',
  moveOnce: 'Usted no puede moverse más de una vez por ronda.',
  keepSkill:
    'Después de fallar una prueba, agota esta carta: una habilidad que hayas aportado a esa prueba vuelve a tu mano en vez de descartarse.',
  twoTokens:
    'Si un investigador de tu localización va a sacar una ficha de caos, saca dos en vez de una. Elige una de ellas y la otra se devuelve sin efecto.',
  failedBy: 'Prueba de agilidad (3). Si fallas, recibe 1 de daño por cada punto de diferencia (2 como máximo).',
  retreatNearby:
    'Si pierdes un combate, puedes retirarte a un territorio vecino que controles y que no tenga otras unidades, en vez de a tu base.',
  attackerVolley: 'Si eres el atacante, el rival pierde 2 de poder al comienzo del combate.',
  strongUnloved: 'Tienes 8 o más de poder y no más de 3 de popularidad.',
  discardOrHorror: 'Cada investigador debe elegir entre descartar al azar una carta de la mano o recibir 1 de horror.',
  halvedAgility:
    'La agilidad de todos los investigadores que están ahora en juego se reduce a la mitad (redondeando hacia arriba) hasta el final de la ronda.',
  othersSilent: 'Este turno nadie más que tú puede usar cartas.',
  lastPassengerName: 'El pasajero número treinta y cinco',
  chimeName: 'La campana de las cinco',
  summerStory: 'Debían haber subido al cielo en el verano de 2020.',
  fiveHundredStory: 'Quinientos yenes si lo sacas sin romperlo. Hasta hoy, nadie los ha cobrado.',
  marchStory: 'Pasó el cuatro de marzo y nadie vino a recogerla.',
  interestStory: 'Intereses de cinco años.',
  appealStory: 'La «última petición» ya ha entrado en su quinto año.',
  safetyStory: 'Su único seguro es un cartel: «La seguridad, lo primero».',
  passengersStory:
    'Al control de Shinagawa llegó un sobre sin sello. Dentro, una lista de pasajeros descolorida. Junto a los treinta y cuatro nombres pone, desde hace cinco años, «de visita turística».',
  deliveryStory:
    'Las ocho y cincuenta y nueve. El camión de reparto apagó el motor y, a partir de entonces, no fue más que un camión.',
  timetableStory:
    'En el horario de la parada han añadido a mano una única salida: dentro de doce rondas. La tinta del destino se ha corrido y no se lee.',
  gateStory:
    'También al otro lado de la puerta suena la campana de las cinco, aquí con un minuto de retraso. Al primer paso, Minori creció cinco años de golpe.',
  lullabyStory:
    'A las nueve de la noche, la megafonía de emergencia de la urbanización emite una nana. Hace cinco años, a falta del último verso, el Anillo se abrió en el cielo y la cantante desapareció.',
  festivalStory:
    'El 31 de agosto de hace cinco años, la asociación de vecinos dejó para el día siguiente la recogida de la fiesta de verano. El día siguiente no llegó.',
  knivesStory: 'Tres por juego. Siempre vuelven solo dos.',
});
