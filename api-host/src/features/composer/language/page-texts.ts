/** English | Deutsch | Français | Español | Português | Italiano | Nederlands. What sections and scripts say. */
export const pageTexts = `
The people of {name}|Das Team von {name}|L’équipe de {name}|El equipo de {name}|A equipe de {name}|La squadra di {name}|Het team van {name}
Simple, honest prices|Einfache, ehrliche Preise|Des prix simples et clairs|Precios claros|Preços claros|Prezzi chiari|Eerlijke prijzen
Choose|Auswählen|Choisir|Elegir|Escolher|Scegli|Kiezen
[What is included]|[Was enthalten ist]|[Ce qui est compris]|[Qué incluye]|[O que inclui]|[Cosa è incluso]|[Wat is inbegrepen]
[A second point]|[Ein zweiter Punkt]|[Un deuxième point]|[Un segundo punto]|[Um segundo ponto]|[Un secondo punto]|[Een tweede punt]
[Hours]|[Zeiten]|[Horaires]|[Horario]|[Horário]|[Orari]|[Tijden]
[Time]|[Uhrzeit]|[Heure]|[Hora]|[Hora]|[Ora]|[Tijd]
[Date and time]|[Tag und Uhrzeit]|[Date et heure]|[Fecha y hora]|[Data e hora]|[Data e ora]|[Datum en tijd]
Join us|Mitmachen|Nous rejoindre|Únete|Participe|Unitevi|Doe mee
Start with {name}|Los geht’s mit {name}|Commencer avec {name}|Empieza con {name}|Comece com {name}|Cominciate con {name}|Begin met {name}
Sign up|Anmelden|S’inscrire|Inscribirse|Inscrever-se|Iscriversi|Aanmelden
Edit |Ändern |Modifier |Editar |Editar |Modifica |Wijzigen 
Delete |Löschen |Supprimer |Borrar |Apagar |Elimina |Verwijderen 
Cancel |Absagen |Annuler |Cancelar |Cancelar |Annulla |Annuleren 
Skip to content|Zum Inhalt|Aller au contenu|Ir al contenido|Ir para o conteúdo|Vai al contenuto|Naar de inhoud
Menu|Menü|Menu|Menú|Menu|Menu|Menu
Main|Hauptmenü|Principal|Principal|Principal|Principale|Hoofdmenu
Home|Start|Accueil|Inicio|Início|Home|Home
About|Über uns|À propos|Nosotros|Sobre|Chi siamo|Over ons
Services|Leistungen|Services|Servicios|Serviços|Servizi|Diensten
Gallery|Galerie|Galerie|Galería|Galeria|Galleria|Galerij
Contact|Kontakt|Contact|Contacto|Contato|Contatti|Contact
Book|Buchen|Réserver|Reservar|Reservar|Prenota|Afspraak
Reviews|Bewertungen|Avis|Reseñas|Avaliações|Recensioni|Beoordelingen
Shop|Laden|Boutique|Tienda|Loja|Negozio|Winkel
Team|Team|Équipe|Equipo|Equipe|Squadra|Team
Pricing|Preise|Tarifs|Precios|Preços|Prezzi|Prijzen
FAQ|Häufige Fragen|FAQ|Preguntas|Perguntas|Domande|Vragen
More|Mehr|Plus|Más|Mais|Altro|Meer
Questions people ask|Häufige Fragen|Questions fréquentes|Preguntas frecuentes|Perguntas frequentes|Domande frequenti|Veelgestelde vragen
What people say|Was andere sagen|Ce que l’on dit de nous|Lo que dicen|O que dizem|Cosa dicono|Wat mensen zeggen
Also good to know|Auch gut zu wissen|Bon à savoir aussi|También conviene saber|Também bom saber|Da sapere|Ook goed om te weten
[A few words about it]|[Ein paar Worte dazu]|[Quelques mots à ce sujet]|[Unas palabras sobre esto]|[Algumas palavras sobre isto]|[Due parole su questo]|[Een paar woorden hierover]
Opening hours|Öffnungszeiten|Horaires|Horario|Horários|Orari|Openingstijden
Find us|So finden Sie uns|Nous trouver|Encuéntranos|Como chegar|Dove siamo|Zo vindt u ons
Visit|Besuch|Visite|Visita|Visita|Visita|Bezoek
Phone|Telefon|Téléphone|Teléfono|Telefone|Telefono|Telefoon
Email|E-Mail|E-mail|Correo|E-mail|Email|E-mail
Address|Adresse|Adresse|Dirección|Endereço|Indirizzo|Adres
[Your phone]|[Ihre Telefonnummer]|[Votre téléphone]|[Tu teléfono]|[Seu telefone]|[Il vostro telefono]|[Uw telefoon]
[Your email]|[Ihre E-Mail]|[Votre e-mail]|[Tu correo]|[Seu e-mail]|[La vostra email]|[Uw e-mail]
[Street and number]|[Straße und Nummer]|[Rue et numéro]|[Calle y número]|[Rua e número]|[Via e numero]|[Straat en nummer]
[Price to add]|[Preis eintragen]|[Prix à indiquer]|[Precio por indicar]|[Preço a indicar]|[Prezzo da inserire]|[Prijs invullen]
[Name]|[Name]|[Nom]|[Nombre]|[Nome]|[Nome]|[Naam]
Your name|Ihr Name|Votre nom|Tu nombre|Seu nome|Il vostro nome|Uw naam
Message|Nachricht|Message|Mensaje|Mensagem|Messaggio|Bericht
What is it about?|Worum geht es?|De quoi s’agit-il ?|¿De qué se trata?|Sobre o quê?|Di cosa si tratta?|Waar gaat het over?
Please choose|Bitte wählen|Veuillez choisir|Elige|Escolha|Scegliere|Kies
Send message|Nachricht senden|Envoyer|Enviar mensaje|Enviar mensagem|Invia messaggio|Bericht sturen
(optional)|(freiwillig)|(facultatif)|(opcional)|(opcional)|(facoltativo)|(optioneel)
Nothing was sent: this form works once the page is published.|Nichts wurde gesendet: das Formular arbeitet, sobald die Seite veröffentlicht ist.|Rien n’a été envoyé : ce formulaire fonctionne une fois la page publiée.|No se envió nada: el formulario funciona cuando la página está publicada.|Nada foi enviado: o formulário funciona quando a página estiver publicada.|Non è stato inviato nulla: il modulo funziona quando la pagina è pubblicata.|Er is niets verzonden: het formulier werkt zodra de pagina online staat.
One field still needs a look.|Ein Feld braucht noch einen Blick.|Un champ est encore à revoir.|Falta revisar un campo.|Falta rever um campo.|Un campo è ancora da rivedere.|Eén veld vraagt nog aandacht.
 fields still need a look.| Felder brauchen noch einen Blick.| champs sont encore à revoir.| campos quedan por revisar.| campos ainda por rever.| campi sono ancora da rivedere.| velden vragen nog aandacht.
Please check this.|Bitte prüfen.|À vérifier.|Revisa este campo.|Verifique este campo.|Da controllare.|Controleer dit.
Newsletter|Newsletter|Lettre d’information|Boletín|Newsletter|Newsletter|Nieuwsbrief
News from {name}, now and then|Ab und zu Neues von {name}|Des nouvelles de {name}, de temps en temps|Noticias de {name}, de vez en cuando|Novidades de {name}, de vez em quando|Novità da {name}, ogni tanto|Af en toe nieuws van {name}
Leave an address and hear about what is new.|Adresse eintragen und Neues erfahren.|Laissez une adresse pour être au courant.|Deja una dirección y entérate de lo nuevo.|Deixe um endereço e saiba das novidades.|Lasciate un indirizzo per ricevere le novità.|Laat een adres achter en hoor wat er nieuw is.
Subscribe|Abonnieren|S’abonner|Suscribirse|Assinar|Iscriviti|Abonneren
Will you be there?|Sind Sie dabei?|Serez-vous là ?|¿Vendrás?|Você vem?|Ci sarete?|Bent u erbij?
Let us know who is coming and what you eat.|Sagen Sie uns, wer kommt und was Sie essen.|Dites-nous qui vient et ce que vous mangez.|Dinos quién viene y qué coméis.|Conte quem vem e o que come.|Diteci chi viene e cosa mangiate.|Laat weten wie er komt en wat u eet.
Will you come?|Kommen Sie?|Viendrez-vous ?|¿Vas a venir?|Você vem mesmo?|Verrete?|Komt u?
Yes, happily|Ja, gerne|Oui, avec plaisir|Sí, con gusto|Sim, com prazer|Sì, volentieri|Ja, graag
Sadly not|Leider nicht|Hélas non|Lamentablemente no|Infelizmente não|Purtroppo no|Helaas niet
How many of you?|Wie viele sind Sie?|Combien serez-vous ?|¿Cuántas personas?|Quantas pessoas?|Quanti siete?|Met hoeveel bent u?
Diets, songs, wishes|Essen, Lieder, Wünsche|Régimes, chansons, souhaits|Dietas, canciones, deseos|Dietas, músicas, desejos|Diete, canzoni, desideri|Dieet, liedjes, wensen
Send reply|Antwort senden|Envoyer la réponse|Enviar respuesta|Enviar resposta|Invia risposta|Antwoord sturen
A name and an address are enough to begin.|Name und Adresse genügen für den Anfang.|Un nom et une adresse suffisent pour commencer.|Basta un nombre y una dirección para empezar.|Um nome e um endereço bastam para começar.|Bastano un nome e un indirizzo per iniziare.|Een naam en een adres zijn genoeg om te beginnen.
How can we pray for you?|Wofür dürfen wir beten?|Comment prier pour vous ?|¿Cómo podemos orar por ti?|Como podemos orar por você?|Come possiamo pregare per voi?|Waarvoor mogen we bidden?
Share as much or as little as you like.|Schreiben Sie so viel oder wenig, wie Sie mögen.|Partagez autant que vous le souhaitez.|Comparte tanto o tan poco como quieras.|Partilhe o quanto quiser.|Condividete quanto volete.|Deel zoveel of zo weinig als u wilt.
Your request|Ihr Anliegen|Votre demande|Tu petición|Seu pedido|La vostra richiesta|Uw verzoek
Send request|Anliegen senden|Envoyer la demande|Enviar petición|Enviar pedido|Invia richiesta|Verzoek sturen
Please fill this in.|Bitte ausfüllen.|À remplir.|Rellena este campo.|Preencha este campo.|Da compilare.|Vul dit in.
Please choose one.|Bitte wählen.|Choisissez.|Elige uno.|Escolha um.|Scegliere uno.|Kies er een.
This does not look like an email address yet.|Das sieht noch nicht nach einer E-Mail-Adresse aus.|Cela ne ressemble pas à une adresse e-mail.|Esto no parece un correo.|Isto não parece um e-mail.|Non sembra un indirizzo email.|Dit lijkt nog geen e-mailadres.
Sample items: replace them with yours|Beispiele: durch eigene ersetzen|Exemples : remplacez-les|Ejemplos: cámbialos por los tuyos|Exemplos: troque pelos seus|Esempi: sostituirli con i vostri|Voorbeelden: vervang ze
Sample products and prices: replace them with yours|Beispielartikel und -preise: durch eigene ersetzen|Exemples de produits et de prix : remplacez-les|Productos y precios de ejemplo|Produtos e preços de exemplo|Prodotti e prezzi di esempio|Voorbeeldproducten en -prijzen
Samples: replace them with real entries|Beispiele: durch echte ersetzen|Exemples : à remplacer|Ejemplos: cámbialos|Exemplos: troque-os|Esempi: da sostituire|Voorbeelden: vervang ze
Sample entries: add your own, delete these|Beispiele: eigene hinzufügen, diese löschen|Exemples : ajoutez les vôtres, supprimez ceux-ci|Ejemplos: añade los tuyos, borra estos|Exemplos: adicione os seus, apague estes|Esempi: aggiungete i vostri, cancellate questi|Voorbeelden: voeg eigen toe, verwijder deze
Sample times: connect your diary before you publish|Beispielzeiten: vor der Veröffentlichung den Kalender anschließen|Horaires d’exemple : reliez votre agenda|Horas de ejemplo: conecta tu agenda|Horários de exemplo: conecte sua agenda|Orari di esempio: collegate l’agenda|Voorbeeldtijden: koppel uw agenda
Sample tasks: add your own, delete these|Beispielaufgaben: eigene hinzufügen, diese löschen|Tâches d’exemple|Tareas de ejemplo|Tarefas de exemplo|Attività di esempio|Voorbeeldtaken
Sample habits: add your own, remove these|Beispiele: eigene hinzufügen|Habitudes d’exemple|Hábitos de ejemplo|Hábitos de exemplo: adicione os seus|Abitudini di esempio|Voorbeelden
General questions as samples: add your own below|Allgemeine Beispielfragen: eigene unten hinzufügen|Questions d’exemple : ajoutez les vôtres|Preguntas de ejemplo: añade las tuyas|Perguntas de exemplo: adicione as suas|Domande di esempio: aggiungete le vostre|Voorbeeldvragen: voeg eigen toe
Search|Suche|Recherche|Buscar|Buscar|Cerca|Zoeken
Sort|Sortieren|Trier|Ordenar|Ordenar|Ordina|Sorteren
All|Alle|Tous|Todos|Todos|Tutti|Alle
As listed|Wie gelistet|Par défaut|Como está|Como está|Come in elenco|Zoals vermeld
By name|Nach Name|Par nom|Por nombre|Por nome|Per nome|Op naam
Price, low first|Preis aufsteigend|Prix croissant|Precio, menor primero|Preço, menor primeiro|Prezzo crescente|Prijs oplopend
Price, high first|Preis absteigend|Prix décroissant|Precio, mayor primero|Preço, maior primeiro|Prezzo decrescente|Prijs aflopend
Price up to|Preis bis|Prix jusqu’à|Precio hasta|Preço até|Prezzo fino a|Prijs tot
Add to cart|In den Warenkorb|Ajouter au panier|Añadir al carrito|Adicionar ao carrinho|Aggiungi al carrello|Toevoegen aan winkelwagen
Added|Hinzugefügt|Ajouté|Añadido|Adicionado|Aggiunto|Toegevoegd
Cart|Warenkorb|Panier|Carrito|Carrinho|Carrello|Winkelwagen
Your cart|Ihr Warenkorb|Votre panier|Tu carrito|Seu carrinho|Il vostro carrello|Uw winkelwagen
Your cart is empty.|Der Warenkorb ist leer.|Le panier est vide.|El carrito está vacío.|O carrinho está vazio.|Il carrello è vuoto.|De winkelwagen is leeg.
Check out|Zur Kasse|Commander|Comprar|Finalizar|Alla cassa|Afrekenen
Checkout|Kasse|Commande|Compra|Compra|Cassa|Afrekenen
Empty the cart|Warenkorb leeren|Vider le panier|Vaciar el carrito|Esvaziar|Svuota il carrello|Winkelwagen legen
Delivery address|Lieferadresse|Adresse de livraison|Dirección de entrega|Endereço de entrega|Indirizzo di consegna|Bezorgadres
Place the order|Bestellen|Commander|Pedir|Fazer o pedido|Ordina|Bestellen
Total: |Summe: |Total : |Total: |Total: |Totale: |Totaal: 
Total|Summe|Total|Total|Total|Totale|Totaal
♡ Save|♡ Merken|♡ Garder|♡ Guardar|♡ Salvar|♡ Salva|♡ Bewaar
♥ Saved|♥ Gemerkt|♥ Gardé|♥ Guardado|♥ Salvo|♥ Salvato|♥ Bewaard
Size|Größe|Taille|Talla|Tamanho|Taglia|Maat
Colour|Farbe|Couleur|Color|Cor|Colore|Kleur
Kind|Art|Genre|Tipo|Tipo|Tipo|Soort
Category|Kategorie|Catégorie|Categoría|Categoria|Categoria|Categorie
Choose what you would like, a day and a time, then confirm.|Leistung, Tag und Uhrzeit wählen, dann bestätigen.|Choisissez, puis un jour, une heure, et confirmez.|Elige servicio, día y hora, y confirma.|Escolha, depois dia e hora, e confirme.|Scegliete, poi giorno e ora, e confermate.|Kies wat, een dag en een tijd, en bevestig.
1. What would you like?|1. Was darf es sein?|1. Que souhaitez-vous ?|1. ¿Qué deseas?|1. O que deseja?|1. Cosa desiderate?|1. Wat wilt u?
2. Date and time|2. Datum und Uhrzeit|2. Date et heure|2. Fecha y hora|2. Data e hora|2. Data e ora|2. Datum en tijd
3. Your details|3. Ihre Angaben|3. Vos coordonnées|3. Tus datos|3. Seus dados|3. I vostri dati|3. Uw gegevens
Time|Zeit|Heure|Hora|Hora|Ora|Tijd
Guests|Gäste|Personnes|Personas|Pessoas|Persone|Gasten
Confirm booking|Termin bestätigen|Confirmer la réservation|Confirmar reserva|Confirmar reserva|Conferma prenotazione|Afspraak bevestigen
My reservations|Meine Buchungen|Mes réservations|Mis reservas|Minhas reservas|Le mie prenotazioni|Mijn afspraken
Choose a day first.|Zuerst einen Tag wählen.|Choisissez d’abord un jour.|Elige primero un día.|Escolha primeiro um dia.|Scegliete prima un giorno.|Kies eerst een dag.
Cancel|Absagen|Annuler|Cancelar|Cancelar|Annulla|Annuleren
What|Was|Quoi|Qué|O quê|Cosa|Wat
Day|Tag|Jour|Día|Dia|Giorno|Dag
Date|Datum|Date|Fecha|Data|Data|Datum
Description|Beschreibung|Description|Descripción|Descrição|Descrizione|Omschrijving
Type|Art|Type|Tipo|Tipo|Tipo|Soort
Expense|Ausgaben|Dépense|Gasto|Despesa|Spesa|Uitgave
Income|Einnahmen|Revenu|Ingreso|Receita|Entrata|Inkomsten
Amount|Betrag|Montant|Importe|Valor|Importo|Bedrag
Food|Lebensmittel|Alimentation|Comida|Comida|Cibo|Eten
Housing|Wohnen|Logement|Vivienda|Moradia|Casa|Wonen
Leisure|Freizeit|Loisirs|Ocio|Lazer|Tempo libero|Vrije tijd
Health|Gesundheit|Santé|Salud|Saúde|Salute|Gezondheid
Work|Arbeit|Travail|Trabajo|Trabalho|Lavoro|Werk
Other|Sonstiges|Autre|Otro|Outro|Altro|Overig
Where the money goes|Wohin das Geld geht|Où va l’argent|Adónde va el dinero|Para onde vai o dinheiro|Dove va il denaro|Waar het geld heen gaat
Spending by category|Ausgaben nach Kategorie (Diagramm)|Dépenses par catégorie (graphique)|Gastos por categoría (gráfico)|Despesas por categoria (gráfico)|Spese per categoria (grafico)|Uitgaven per categorie (grafiek)
Add entry|Eintrag hinzufügen|Ajouter une entrée|Añadir entrada|Adicionar|Aggiungi voce|Toevoegen
Add price|Artikel hinzufügen|Ajouter un article|Añadir artículo|Adicionar item|Aggiungi articolo|Artikel toevoegen
Item|Artikel|Article|Artículo|Item|Articolo|Artikel
Price|Preis|Prix|Precio|Preço|Prezzo|Prijs
Export CSV|CSV-Export|Exporter en CSV|Exportar CSV|Exportar CSV|Esporta CSV|CSV exporteren
Edit|Ändern|Modifier|Editar|Editar|Modifica|Wijzigen
Delete|Löschen|Supprimer|Borrar|Apagar|Elimina|Verwijderen
Your tasks|Ihre Aufgaben|Vos tâches|Tus tareas|Suas tarefas|Le vostre attività|Uw taken
New task|Neue Aufgabe|Nouvelle tâche|Nueva tarea|Nova tarefa|Nuova attività|Nieuwe taak
Due date|Fälligkeitsdatum|Échéance|Fecha límite|Prazo|Scadenza|Vervaldatum
Priority|Priorität|Priorité|Prioridad|Prioridade|Priorità|Prioriteit
Add task|Aufgabe hinzufügen|Ajouter|Añadir tarea|Adicionar tarefa|Aggiungi attività|Taak toevoegen
Active|Offen|En cours|Activas|Ativas|Attive|Open
Completed|Erledigt|Terminées|Hechas|Concluídas|Completate|Klaar
Clear completed|Erledigte entfernen|Retirer les terminées|Quitar hechas|Limpar concluídas|Rimuovi completate|Klaar verwijderen
This week|Diese Woche|Cette semaine|Esta semana|Esta semana|Questa settimana|Deze week
Habit|Gewohnheit|Habitude|Hábito|Hábito|Abitudine|Gewoonte
New habit|Neue Gewohnheit|Nouvelle habitude|Nuevo hábito|Novo hábito|Nuova abitudine|Nieuwe gewoonte
Add habit|Hinzufügen|Ajouter|Añadir|Adicionar hábito|Aggiungi|Toevoegen
Done today|Heute erledigt|Fait aujourd’hui|Hecho hoy|Feitos hoje|Fatto oggi|Vandaag gedaan
Longest streak|Längste Serie|Plus longue série|Racha más larga|Maior sequência|Serie più lunga|Langste reeks
Progress this week|Fortschritt der Woche|Progrès de la semaine|Progreso semanal|Progresso da semana|Progresso della settimana|Voortgang deze week
Chart: habits done per day|Diagramm: pro Tag|Graphique : par jour|Gráfico: por día|Gráfico: hábitos por dia|Grafico: al giorno|Grafiek: per dag
Chart: current streaks|Diagramm: Serien|Graphique : séries|Gráfico: rachas|Gráfico: sequências|Grafico: serie|Grafiek: reeksen
Start the quiz|Quiz starten|Commencer le quiz|Empezar|Começar|Inizia il quiz|Quiz starten
Capitals of the world|Hauptstädte der Welt|Capitales du monde|Capitales del mundo|Capitais do mundo|Capitali del mondo|Hoofdsteden van de wereld
Question|Frage|Question|Pregunta|Pergunta|Domanda|Vraag
Score: 0|Punkte: 0|Score : 0|Puntos: 0|Pontos: 0|Punti: 0|Punten: 0
Score: |Punkte: |Score : |Puntos: |Pontos: |Punti: |Punten: 
Time: |Zeit: |Temps : |Tiempo: |Tempo: |Tempo: |Tijd: 
Question |Frage |Question |Pregunta |Pergunta |Domanda |Vraag 
 of | von | sur | de | de | di | van 
Next|Weiter|Suivant|Siguiente|Próxima|Avanti|Volgende
Play again|Noch einmal|Rejouer|Otra vez|De novo|Ancora|Opnieuw
Your score|Ihr Punktestand|Votre score|Tu puntuación|Sua pontuação|Il vostro punteggio|Uw score
Add your own question|Eigene Frage hinzufügen (Punkte zählen mit)|Ajouter une question|Añadir una pregunta|Adicionar uma pergunta|Aggiungi una domanda|Eigen vraag toevoegen
Right answer|Richtige Antwort|Bonne réponse|Respuesta correcta|Resposta certa|Risposta giusta|Juist antwoord
Wrong answers, with commas between|Falsche Antworten, mit Komma getrennt|Mauvaises réponses, séparées par des virgules|Respuestas falsas, con comas|Respostas erradas, com vírgulas|Risposte sbagliate, con virgole|Foute antwoorden, met komma’s
Add question|Frage hinzufügen|Ajouter|Añadir|Adicionar|Aggiungi|Toevoegen
What would it cost per month?|Was kostet es im Monat?|Combien par mois ?|¿Cuánto al mes?|Quanto por mês?|Quanto al mese?|Wat kost het per maand?
Amount borrowed|Kreditbetrag|Montant du prêt|Importe del préstamo|Valor do empréstimo|Importo del mutuo|Hypotheekbedrag
Interest rate, % per year|Zinssatz, % im Jahr|Taux, % par an|Interés, % anual|Juros, % ao ano|Tasso, % annuo|Rente, % per jaar
Years|Jahre|Années|Años|Anos|Anni|Jaren
Per month|Pro Monat|Mensualité, par mois|Al mes|Por mês|Al mese|Maandlasten, per maand
Interest in total|Zinsen gesamt|Intérêts au total|Intereses en total|Juros no total|Interessi in totale|Rente in totaal
Paid in total|Gezahlt gesamt|Payé au total|Pagado en total|Pago no total|Pagato in totale|Betaald in totaal
Amortisation year by year|Tilgung nach Jahren|Tableau d’amortissement|Amortización por año|Amortização por ano|Ammortamento per anno|Aflossing per jaar
What is still owed, year by year|Restschuld nach Jahren|Amortissement : reste dû, année par année|Deuda restante|Saldo devedor|Debito residuo|Restschuld per jaar
Year|Jahr|Année|Año|Ano|Anno|Jaar
Repaid|Getilgt|Remboursé|Pagado|Amortizado|Rimborsato|Afgelost
Interest|Zinsen|Intérêts|Interés|Juros|Interessi|Rente
Left|Rest|Reste|Queda|Resta|Resta|Rest
Calculate|Berechnen|Calculer|Calcular|Calcular|Calcola|Berekenen
Start again|Neu beginnen|Recommencer|Empezar de nuevo|Recomeçar|Ricomincia|Opnieuw
Result|Ergebnis|Résultat|Resultado|Resultado|Risultato|Resultaat
Send review|Bewertung senden|Envoyer l’avis|Enviar reseña|Enviar avaliação|Invia recensione|Beoordeling sturen
Your review|Ihre Bewertung|Votre avis|Tu reseña|Sua avaliação|La vostra recensione|Uw beoordeling
Stars|Sterne|Étoiles|Estrellas|Estrelas|Stelle|Sterren
Send|Senden|Envoyer|Enviar|Enviar|Invia|Versturen
Close|Schließen|Fermer|Cerrar|Fechar|Chiudi|Sluiten
`;
