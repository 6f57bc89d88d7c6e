// The files of the folder Shared, a link into Swift5App, compile in the Swift 6 language mode too.
