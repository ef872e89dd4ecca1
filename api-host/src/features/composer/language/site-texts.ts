/** English | Deutsch | Français | Español | Português | Italiano | Nederlands. What the generic kind says. */
export const siteTexts = `
Welcome to {name}|Willkommen bei {name}|Bienvenue chez {name}|Bienvenidos a {name}|Boas-vindas à {name}|Benvenuti da {name}|Welkom bij {name}
Everything you need to know about {name}: what we offer, how it works and how to get in touch.|Alles Wichtige über {name}: was wir anbieten, wie es abläuft und wie Sie uns erreichen.|Tout sur {name} : ce que nous proposons, comment cela se passe et comment nous joindre.|Todo sobre {name}: qué ofrecemos, cómo funciona y cómo contactarnos.|Tudo sobre {name}: o que oferecemos, como funciona e como falar conosco.|Tutto su {name}: cosa offriamo, come funziona e come contattarci.|Alles over {name}: wat we aanbieden, hoe het werkt en hoe u ons bereikt.
Get in touch|Kontakt aufnehmen|Nous contacter|Contáctanos|Fale conosco|Contattaci|Neem contact op
What we do|Was wir tun|Ce que nous faisons|Lo que hacemos|O que fazemos|Cosa facciamo|Wat we doen
About us|Über uns|À propos|Sobre nosotros|Sobre nós|Chi siamo|Over ons
About {name}|Über {name}|À propos de {name}|Sobre {name}|Sobre {name}|Chi è {name}|Over {name}
This is the place to say in a few sentences who you are, whom you help and what people can expect from you.|Hier ist Platz für ein paar Sätze: wer Sie sind, für wen Sie da sind und was man erwarten darf.|Ici, dites en quelques phrases qui vous êtes, qui vous aidez et ce que l’on peut attendre de vous.|Aquí puedes contar en pocas frases quién eres, a quién ayudas y qué se puede esperar.|Aqui você conta em poucas frases quem é, a quem ajuda e o que se pode esperar.|Qui c’è spazio per dire in poche frasi chi siete, chi aiutate e cosa aspettarsi.|Hier vertelt u in een paar zinnen wie u bent, wie u helpt en wat men mag verwachten.
First conversation|Erstes Gespräch|Premier échange|Primera conversación|Primeira conversa|Primo colloquio|Eerste gesprek
A short talk to understand what you need before anything starts.|Ein kurzes Gespräch, um zu verstehen, was gebraucht wird.|Un court échange pour comprendre votre besoin.|Una charla breve para entender qué necesitas.|Uma conversa curta para entender o que você precisa.|Una breve chiacchierata per capire di cosa avete bisogno.|Een kort gesprek om te begrijpen wat u nodig heeft.
Made to fit|Passend gemacht|Sur mesure|A medida|Sob medida|Su misura|Op maat
Work shaped around your situation instead of a standard package.|Arbeit, die zur Situation passt, statt ein Paket von der Stange.|Un travail adapté à votre situation, pas une formule toute faite.|Un trabajo adaptado a tu situación, no un paquete estándar.|Um trabalho adaptado à sua situação, não um pacote padrão.|Un lavoro adatto alla situazione, non un pacchetto standard.|Werk dat bij uw situatie past in plaats van een standaardpakket.
Clear agreements|Klare Absprachen|Des accords clairs|Acuerdos claros|Acordos claros|Accordi chiari|Duidelijke afspraken
What will be done, by when and at what price, in writing.|Was gemacht wird, bis wann und zu welchem Preis, schriftlich.|Quoi, quand et à quel prix, par écrit.|Qué, cuándo y a qué precio, por escrito.|O quê, quando e a que preço, por escrito.|Cosa, quando e a che prezzo, per iscritto.|Wat, wanneer en tegen welke prijs, op papier.
Support afterwards|Da, auch danach|Un suivi ensuite|Apoyo después|Apoio depois|Assistenza dopo|Hulp achteraf
Someone to call when a question comes up later.|Jemand, den man später noch fragen kann.|Quelqu’un à appeler si une question se pose plus tard.|Alguien a quien llamar si surge una duda después.|Alguém para ligar se surgir uma dúvida depois.|Qualcuno da chiamare se più tardi nasce una domanda.|Iemand om te bellen als er later een vraag is.
What we offer|Unser Angebot|Notre offre|Lo que ofrecemos|O que oferecemos|La nostra offerta|Ons aanbod
Starter|Einstieg|Découverte|Inicial|Inicial|Base|Instap
Standard|Standard|Classique|Estándar|Padrão|Standard|Standaard
Complete|Komplett|Complet|Completo|Completo|Completo|Compleet
Single session|Einzeltermin|Séance unique|Sesión única|Sessão única|Sessione singola|Losse sessie
Gift voucher|Gutschein|Bon cadeau|Vale regalo|Vale-presente|Buono regalo|Cadeaubon
Something special|Etwas Besonderes|Quelque chose de spécial|Algo especial|Algo especial|Qualcosa di speciale|Iets bijzonders
The essentials, for a first try.|Das Wesentliche, zum Ausprobieren.|L’essentiel, pour essayer.|Lo esencial, para probar.|O essencial, para experimentar.|L’essenziale, per provare.|De kern, om te proberen.
The usual choice, with room to adapt.|Die übliche Wahl, mit Spielraum.|Le choix habituel, adaptable.|La opción habitual, adaptable.|A escolha habitual, adaptável.|La scelta abituale, adattabile.|De gebruikelijke keuze, met ruimte.
Everything together, from start to finish.|Alles zusammen, von Anfang bis Ende.|Tout compris, du début à la fin.|Todo junto, de principio a fin.|Tudo junto, do início ao fim.|Tutto insieme, dall’inizio alla fine.|Alles samen, van begin tot eind.
One appointment, no commitment.|Ein Termin, ohne Bindung.|Un rendez-vous, sans engagement.|Una cita, sin compromiso.|Um horário, sem compromisso.|Un appuntamento, senza impegno.|Eén afspraak, zonder verplichting.
A present for someone who would enjoy it.|Ein Geschenk für jemanden, der sich freut.|Un cadeau qui fera plaisir.|Un regalo para quien lo disfrute.|Um presente para quem vai gostar.|Un regalo per chi lo apprezza.|Een cadeau voor iemand die ervan geniet.
Made to order after a conversation.|Nach Absprache gemacht.|Réalisé après un échange.|Hecho a medida tras una charla.|Feito sob encomenda após uma conversa.|Su ordinazione dopo un colloquio.|Op bestelling na een gesprek.
Offers|Angebote|Offres|Ofertas|Ofertas|Offerte|Aanbod
Extras|Extras|Extras|Extras|Extras|Extra|Extra’s
A look around|Ein Blick hinein|En images|Un vistazo|Um olhar|Uno sguardo|Een kijkje
The first impression|Der erste Eindruck|La première impression|La primera impresión|A primeira impressão|La prima impressione|De eerste indruk
Where we work|Wo wir arbeiten|Où nous travaillons|Donde trabajamos|Onde trabalhamos|Dove lavoriamo|Waar we werken
Details that matter|Details, die zählen|Les détails qui comptent|Detalles que importan|Detalhes que importam|Dettagli che contano|Details die tellen
In good hands|In guten Händen|Entre de bonnes mains|En buenas manos|Em boas mãos|In buone mani|In goede handen
A quiet corner|Eine ruhige Ecke|Un coin tranquille|Un rincón tranquilo|Um canto tranquilo|Un angolo tranquillo|Een rustig hoekje
Ready for you|Bereit für Sie|Prêt pour vous|Listo para ti|Pronto para você|Pronto per voi|Klaar voor u
Founder|Gründung|Fondation|Fundación|Fundação|Fondazione|Oprichter
Client care|Kundenbetreuung|Relation client|Atención al cliente|Atendimento|Assistenza clienti|Klantenservice
Operations|Organisation|Organisation|Organización|Organização|Organizzazione|Organisatie
Studio|Studio|Atelier|Estudio|Estúdio|Studio|Studio
How do I get started?|Wie fange ich an?|Comment commencer ?|¿Cómo empiezo?|Como começo?|Come si comincia?|Hoe begin ik?
Say what the first step is and how long it takes|Sagen Sie, was der erste Schritt ist und wie lange er dauert|Dites quelle est la première étape et sa durée|Di cuál es el primer paso y cuánto dura|Diga qual é o primeiro passo e quanto dura|Dite qual è il primo passo e quanto dura|Zeg wat de eerste stap is en hoe lang die duurt
What does it cost?|Was kostet es?|Combien cela coûte-t-il ?|¿Cuánto cuesta?|Quanto custa?|Quanto costa?|Wat kost het?
Explain how prices are set and what they include|Erklären Sie, wie Preise entstehen und was sie enthalten|Expliquez comment les prix sont fixés|Explica cómo se fijan los precios|Explique como os preços são definidos|Spiegate come nascono i prezzi|Leg uit hoe prijzen tot stand komen
Where are you based?|Wo finde ich Sie?|Où êtes-vous ?|¿Dónde están?|Onde vocês ficam?|Dove siete?|Waar zit u?
Give the address or the area you serve|Nennen Sie Adresse oder Gebiet|Donnez l’adresse ou la zone|Da la dirección o la zona|Dê o endereço ou a região|Date l’indirizzo o la zona|Geef het adres of het gebied
How quickly will I hear back?|Wie schnell kommt eine Antwort?|Sous quel délai aurai-je une réponse ?|¿Cuándo recibiré respuesta?|Quando recebo resposta?|Quando avrò risposta?|Hoe snel krijg ik antwoord?
Say when and how you answer messages|Sagen Sie, wann und wie Sie antworten|Dites quand et comment vous répondez|Di cuándo y cómo respondes|Diga quando e como responde|Dite quando e come rispondete|Zeg wanneer en hoe u antwoordt
How it works|So läuft es|Comment ça marche|Cómo funciona|Como funciona|Come funziona|Hoe het werkt
Say hello|Melden Sie sich|Dites bonjour|Saluda|Diga olá|Scriveteci|Zeg hallo
Tell us in a few lines what you are looking for.|Schreiben Sie kurz, was Sie suchen.|Dites-nous en quelques lignes ce que vous cherchez.|Cuéntanos en pocas líneas qué buscas.|Conte em poucas linhas o que procura.|Diteci in poche righe cosa cercate.|Vertel in een paar regels wat u zoekt.
Make a plan|Einen Plan machen|Faire un plan|Hacer un plan|Fazer um plano|Fare un piano|Een plan maken
We agree on what happens, when and at what price.|Wir vereinbaren, was geschieht, wann und zu welchem Preis.|Nous convenons de quoi, quand et à quel prix.|Acordamos qué, cuándo y a qué precio.|Combinamos o quê, quando e a que preço.|Concordiamo cosa, quando e a che prezzo.|We spreken af wat, wanneer en voor welke prijs.
Enjoy the result|Sich freuen|Profiter du résultat|Disfrutar del resultado|Aproveitar o resultado|Godersi il risultato|Geniet van het resultaat
You get what was agreed, and someone to ask afterwards.|Sie bekommen das Vereinbarte und jemanden für Fragen.|Vous obtenez ce qui était convenu, et un interlocuteur.|Recibes lo acordado y alguien a quien preguntar.|Você recebe o combinado e alguém para perguntar.|Ricevete quanto concordato e qualcuno a cui chiedere.|U krijgt wat is afgesproken en iemand voor vragen.
Schedule|Zeiten|Horaires|Horarios|Horários|Orari|Rooster
Morning session|Vormittags|Le matin|Por la mañana|De manhã|Mattina|Ochtend
Midday session|Mittags|À midi|A mediodía|Ao meio-dia|Mezzogiorno|Middag
Afternoon session|Nachmittags|L’après-midi|Por la tarde|À tarde|Pomeriggio|Namiddag
Evening session|Abends|Le soir|Por la noche|À noite|Sera|Avond
News and notes|Neuigkeiten|Actualités|Noticias|Novidades|Novità|Nieuws
Coming up|Demnächst|À venir|Próximamente|Em breve|In programma|Binnenkort
Open day|Tag der offenen Tür|Portes ouvertes|Puertas abiertas|Portas abertas|Porte aperte|Open dag
Come by, look around and ask whatever you like.|Vorbeikommen, umsehen, fragen.|Venez, regardez, posez vos questions.|Ven, mira y pregunta.|Venha, olhe e pergunte.|Venite, guardate e chiedete.|Kom langs, kijk rond en vraag.
Meet the team|Das Team kennenlernen|Rencontrer l’équipe|Conoce al equipo|Conheça a equipe|Incontrare la squadra|Maak kennis met het team
An easy evening to put faces to names.|Ein Abend, um sich kennenzulernen.|Une soirée pour faire connaissance.|Una tarde para conocerse.|Uma noite para se conhecer.|Una serata per conoscersi.|Een avond om kennis te maken.
Workshop|Workshop|Atelier|Taller|Oficina|Laboratorio|Workshop
Learn something useful in a small group.|Etwas Nützliches lernen, in kleiner Runde.|Apprendre en petit groupe.|Aprende algo útil en grupo pequeño.|Aprenda algo útil em grupo pequeno.|Imparare in piccolo gruppo.|Leer iets nuttigs in een kleine groep.
Write a few lines and say how to reach you.|Schreiben Sie ein paar Zeilen und wie wir Sie erreichen.|Écrivez quelques lignes et dites comment vous joindre.|Escribe unas líneas y cómo contactarte.|Escreva algumas linhas e como falar com você.|Scrivete due righe e come contattarvi.|Schrijf een paar regels en hoe we u bereiken.
A question|Eine Frage|Une question|Una pregunta|Uma pergunta|Una domanda|Een vraag
A request|Eine Anfrage|Une demande|Una solicitud|Um pedido|Una richiesta|Een aanvraag
Something else|Etwas anderes|Autre chose|Otra cosa|Outra coisa|Altro|Iets anders
Book a time|Termin buchen|Réserver|Reservar|Reservar|Prenotare|Afspraak maken
First visit|Erster Besuch|Première visite|Primera visita|Primeira visita|Prima visita|Eerste bezoek
Regular appointment|Regulärer Termin|Rendez-vous habituel|Cita habitual|Horário habitual|Appuntamento abituale|Gewone afspraak
Ready when you are|Bereit, wenn Sie es sind|Prêts quand vous l’êtes|Cuando quieras|Quando você quiser|Quando volete|Klaar als u het bent
One message is enough to begin.|Eine Nachricht genügt.|Un message suffit.|Basta un mensaje.|Basta uma mensagem.|Basta un messaggio.|Eén bericht is genoeg.
Try it with the examples below. Whatever you add stays in this browser.|Probieren Sie es mit den Beispielen. Alles bleibt in diesem Browser.|Essayez avec les exemples. Tout reste dans ce navigateur.|Pruébalo con los ejemplos. Todo se queda en este navegador.|Experimente com os exemplos. Tudo fica neste navegador.|Provate con gli esempi. Tutto resta in questo browser.|Probeer het met de voorbeelden. Alles blijft in deze browser.
`;
