/** What visitors read around a form, in the languages the composer writes. */
interface FormWords {
  readonly thanks: string;
  readonly received: string;
  readonly back: string;
  readonly notSent: string;
  readonly typedStays: string;
  readonly empty: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly closed: string;
  readonly unreadable: string;
  readonly broken: string;
  readonly sending: string;
  readonly offline: string;
  readonly unreachable: string;
}

const rows = {
  thanks: 'Thank you|Vielen Dank|Merci|Gracias|Obrigado|Grazie|Dank u wel',
  received:
    'Your message has been received.|Ihre Nachricht ist angekommen.|Votre message est bien arrivé.|Hemos recibido tu mensaje.|A sua mensagem foi recebida.|Il messaggio è arrivato.|Uw bericht is ontvangen.',
  back: 'Back to the page|Zurück zur Seite|Retour à la page|Volver a la página|Voltar à página|Torna alla pagina|Terug naar de pagina',
  notSent:
    'Your message was not sent|Ihre Nachricht wurde nicht gesendet|Votre message n’a pas été envoyé|Tu mensaje no se ha enviado|A sua mensagem não foi enviada|Il messaggio non è stato inviato|Uw bericht is niet verzonden',
  typedStays:
    'Use the back button of your browser: what you typed should still be there.|Mit der Zurück-Taste des Browsers ist meist noch da, was Sie geschrieben haben.|Avec le bouton Retour du navigateur, vous devriez retrouver votre texte.|Con el botón Atrás del navegador deberías encontrar lo que escribiste.|Com o botão Voltar do navegador, o que escreveu ainda deve lá estar.|Con il tasto Indietro del browser dovreste ritrovare quanto scritto.|Met de terugknop van de browser staat uw tekst er meestal nog.',
  empty:
    'The form is still empty. Please fill in at least one field.|Das Formular ist noch leer. Bitte füllen Sie mindestens ein Feld aus.|Le formulaire est encore vide. Remplissez au moins un champ.|El formulario está vacío. Rellena al menos un campo.|O formulário está vazio. Preencha pelo menos um campo.|Il modulo è vuoto. Compilate almeno un campo.|Het formulier is nog leeg. Vul minstens één veld in.',
  tooLarge:
    'It is longer than this form can take. Please shorten it and try again.|Sie ist länger, als dieses Formular erlaubt. Bitte kürzen Sie sie.|Il est trop long pour ce formulaire. Raccourcissez-le et réessayez.|Es más largo de lo que admite este formulario. Acórtalo e inténtalo otra vez.|É mais longa do que este formulário permite. Encurte-a e tente de novo.|È più lungo di quanto il modulo accetti. Accorciatelo e riprovate.|Het is langer dan dit formulier toelaat. Maak het korter en probeer opnieuw.',
  tooMany:
    'Too many messages were sent in a short time. Please try again in a while.|Es wurden zu viele Nachrichten in kurzer Zeit gesendet. Bitte versuchen Sie es später noch einmal.|Trop de messages ont été envoyés en peu de temps. Réessayez plus tard.|Se enviaron demasiados mensajes en poco tiempo. Inténtalo más tarde.|Foram enviadas demasiadas mensagens em pouco tempo. Tente mais tarde.|Troppi messaggi in poco tempo. Riprovate più tardi.|Er zijn te veel berichten in korte tijd verstuurd. Probeer het later opnieuw.',
  closed:
    'This website does not take messages at the moment.|Diese Website nimmt zurzeit keine Nachrichten an.|Ce site ne reçoit pas de messages en ce moment.|Este sitio no recibe mensajes por ahora.|Este site não recebe mensagens de momento.|Questo sito al momento non riceve messaggi.|Deze website neemt nu geen berichten aan.',
  unreadable:
    'What arrived could not be read. Please send the form again from its page.|Was ankam, war nicht lesbar. Bitte senden Sie das Formular noch einmal von seiner Seite.|Ce qui est arrivé est illisible. Renvoyez le formulaire depuis sa page.|Lo que llegó no se pudo leer. Envía el formulario otra vez desde su página.|Não foi possível ler o que chegou. Envie de novo o formulário a partir da página.|Quanto arrivato non è leggibile. Inviate di nuovo il modulo dalla sua pagina.|Wat aankwam was niet leesbaar. Verstuur het formulier opnieuw vanaf de pagina.',
  broken:
    'Something went wrong on our side. Please try again in a moment.|Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.|Un problème est survenu de notre côté. Réessayez dans un instant.|Algo falló por nuestra parte. Inténtalo de nuevo en un momento.|Algo correu mal do nosso lado. Tente de novo daqui a pouco.|Qualcosa è andato storto da noi. Riprovate tra poco.|Er ging bij ons iets mis. Probeer het zo opnieuw.',
  sending: 'Sending…|Wird gesendet…|Envoi en cours…|Enviando…|A enviar…|Invio in corso…|Verzenden…',
  offline:
    'You are offline. Nothing was sent and nothing is lost: send again once you are connected.|Sie sind offline. Es wurde nichts gesendet und nichts geht verloren: senden Sie noch einmal, sobald Sie verbunden sind.|Vous êtes hors ligne. Rien n’a été envoyé, rien n’est perdu : renvoyez une fois connecté.|Estás sin conexión. No se envió nada y no se pierde nada: envía otra vez cuando tengas conexión.|Está sem ligação. Nada foi enviado e nada se perde: envie de novo quando tiver ligação.|Siete offline. Non è stato inviato nulla e nulla va perso: inviate di nuovo una volta connessi.|U bent offline. Er is niets verzonden en niets verloren: verstuur opnieuw zodra u verbinding hebt.',
  unreachable:
    'The website did not answer. What you typed is still here: please send again.|Die Website hat nicht geantwortet. Ihr Text ist noch da: bitte senden Sie noch einmal.|Le site n’a pas répondu. Votre texte est toujours là : veuillez renvoyer.|El sitio no respondió. Tu texto sigue aquí: envíalo otra vez.|O site não respondeu. O seu texto continua aqui: envie de novo.|Il sito non ha risposto. Il testo è ancora qui: inviate di nuovo.|De website antwoordde niet. Uw tekst staat er nog: verstuur opnieuw.',
} satisfies Record<keyof FormWords, string>;

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** The words of a language such as `de-CH`; English for all we have not. */
export function formWords(language: string): FormWords {
  const column = Math.max(0, languages.indexOf(language.toLowerCase().split('-')[0] ?? ''));
  const wordsOf = (row: string) => row.split('|')[column] ?? '';
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [key, wordsOf(row)]),
  ) as unknown as FormWords;
}

/** What the script in the browser says by itself, by language. */
export const scriptWords = Object.fromEntries(
  languages.map((language) => {
    const { received, sending, offline, unreachable } = formWords(language);
    return [language, { received, sending, offline, unreachable }];
  }),
);
